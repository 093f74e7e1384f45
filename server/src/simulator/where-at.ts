import { estimateLeg } from '@navette/shared/domain';
import type { Place, Ride } from './day-plan.ts';

/** Position and speed of a driver. */
export interface Whereabouts extends Place {
  /** Metres a second. */
  readonly speed: number;
  readonly activity: 'in_vehicle' | 'still';
}

const still = ({ latitude, longitude }: Place): Whereabouts => ({ latitude, longitude, speed: 0, activity: 'still' });

/** Interpolates between two places. */
function between(from: Place, to: Place, part: number, minutes: number): Whereabouts {
  const { distance } = estimateLeg(from, to);
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * part,
    longitude: from.longitude + (to.longitude - from.longitude) * part,
    speed: Math.min(33, (distance * 1000) / (Math.max(1, minutes) * 60)),
    activity: 'in_vehicle',
  };
}

const minutesFor = (from: Place, to: Place): number => Math.max(1, estimateLeg(from, to).duration / 60);

/** Minutes between two trips from which on a driver goes home. */
const REST = 240;

/** @param minute of the day; rides are in order, the day begins and ends at home */
export function whereAt(rides: readonly Ride[], home: Place, minute: number): Whereabouts {
  const riding = rides.find(({ start, end }) => start <= minute && minute < end);
  if (riding)
    return between(
      riding.from,
      riding.to,
      (minute - riding.start) / (riding.end - riding.start),
      riding.end - riding.start,
    );
  const next = rides.find(({ start }) => start > minute);
  const last = rides.findLast(({ end }) => end <= minute);
  const waiting = last && next && next.start - last.end <= REST ? last.to : undefined;
  if (next) {
    const place = waiting ?? home;
    const away = minutesFor(place, next.from);
    const part = 1 - (next.start - minute) / away;
    if (part > 0) return between(place, next.from, part, away);
  }
  if (waiting) return still(waiting);
  if (!last) return still(home);
  const homeward = minutesFor(last.to, home);
  const part = (minute - last.end) / homeward;
  return part >= 1 ? still(home) : between(last.to, home, part, homeward);
}
