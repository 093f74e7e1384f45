import { brusselsNow, type DriverFreedom, type PositionState } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import type { FormattingContext } from '@navette/shared/ui-table';
import { Car, CircleDashed, CircleHelp, Footprints, UserCheck, WifiOff } from 'lucide-react';
import type { Sighting } from './tracked-driver.ts';

/** A state of the position, or the reason why there is none: never reported (`unknown`), or positions are not loaded. */
export type SightingState = PositionState | 'unknown' | 'notRead';

export const positionStyles: Readonly<Record<SightingState, StatusStyle>> = {
  charged: { tone: 'success', icon: UserCheck, label: messageKey('tracker.driver.state.charged') },
  driving: { tone: 'info', icon: Car, label: messageKey('tracker.driver.state.driving') },
  onFoot: { tone: 'info', icon: Footprints, label: messageKey('tracker.driver.state.onFoot') },
  stale: { tone: 'muted', icon: WifiOff, label: messageKey('tracker.driver.state.stale') },
  unknown: { tone: 'muted', icon: CircleDashed, label: messageKey('tracker.driver.state.unknown') },
  notRead: { tone: 'muted', icon: CircleHelp, label: messageKey('tracker.driver.state.notRead') },
};

/** "il y a 12 min". */
export function ageText(age: number, { t, formats }: FormattingContext): string {
  const minutes = Math.floor(age / 60);
  if (minutes < 1) return t('tracker.driver.age.now');
  return minutes < 60
    ? t('tracker.driver.age.minutes', { minutes })
    : t('tracker.driver.age', { duration: formats.formatDuration(age) });
}

/** "32 km/h"; empty for a standing driver. */
export const speedText = ({ speed }: Sighting, { t, formats }: FormattingContext): string =>
  speed === undefined ? '' : t('tracker.driver.speed', { speed: formats.formatNumber(speed, 1) });

/** "80 %, en charge"; empty when the phone does not report it. */
export function batteryText({ battery, charging }: Sighting, { t, formats }: FormattingContext): string {
  if (battery === undefined) return charging ? t('tracker.driver.charging') : '';
  const percent = formats.formatPercent(battery);
  return charging ? t('tracker.driver.battery.charging', { percent }) : percent;
}

const POINTS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
const POINT_KEYS = {
  n: messageKey('tracker.driver.heading.n'),
  ne: messageKey('tracker.driver.heading.ne'),
  e: messageKey('tracker.driver.heading.e'),
  se: messageKey('tracker.driver.heading.se'),
  s: messageKey('tracker.driver.heading.s'),
  sw: messageKey('tracker.driver.heading.sw'),
  w: messageKey('tracker.driver.heading.w'),
  nw: messageKey('tracker.driver.heading.nw'),
};

/** Compass direction of the movement; empty for a standing driver. */
export function headingText({ heading }: Sighting, { t }: FormattingContext): string {
  const point = heading === undefined ? undefined : POINTS[Math.round(heading / 45) % 8];
  return point ? t(POINT_KEYS[point]) : '';
}

/** All known data of a sighting in one line: state, age, speed, heading, battery, inaccuracy, arrival. */
export const sightingText = (seen: Sighting, context: FormattingContext): string =>
  [
    context.t(positionStyles[seen.state].label),
    seen.charged && seen.onFoot && seen.state !== 'stale' ? context.t(positionStyles.onFoot.label) : '',
    ageText(seen.age, context),
    [speedText(seen, context), headingText(seen, context)].filter(Boolean).join(' '),
    batteryText(seen, context) && context.t('tracker.driver.battery.of', { battery: batteryText(seen, context) }),
    seen.inexact === undefined ? '' : context.t('tracker.driver.inexact', { metres: Math.round(seen.inexact) }),
    seen.arrivedAt === undefined ? '' : context.t('tracker.driver.arrived', { place: seen.arrivedAt }),
  ]
    .filter(Boolean)
    .join(' · ');

/** "libre", "occupé jusqu’à 10:30", "indisponible"; empty while it is not known. */
export const freedomText = (freedom: DriverFreedom | undefined, { t }: Pick<FormattingContext, 't'>): string => {
  if (!freedom) return '';
  if (freedom.kind === 'busy') return t('tracker.freedom.busy', { time: brusselsNow(freedom.until).time });
  return t(freedom.kind === 'free' ? 'tracker.freedom.free' : 'tracker.freedom.unavailable');
};
