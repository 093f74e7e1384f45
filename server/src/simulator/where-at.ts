import { estimateLeg } from '@navette/shared/domain';
import { alongLine } from './along-line.ts';
import type { Place, Ride } from './day-plan.ts';
import { noRoads, type Roads } from './roads.ts';

/** Position and speed of a driver. */
export interface Whereabouts extends Place {
  /** Metres a second. */
  readonly speed: number;
  /** Degrees from north; null or missing for a standing driver. */
  readonly heading?: number | null;
  readonly activity: 'in_vehicle' | 'still';
}

const still = ({ latitude, longitude }: Place): Whereabouts => ({ latitude, longitude, speed: 0, activity: 'still' });

interface Way {
  readonly from: Place;
  readonly to: Place;
  /** 0 at the beginning, 1 at the end. */
  readonly part: number;
  /** Duration of the whole segment. */
  readonly minutes: number;
}

const pair = ({ latitude, longitude }: Place) => [latitude, longitude] as const;

/** Position of a driver on the road between two places, or on the straight line when no road is known. */
function between(roads: Roads, { from, to, part, minutes }: Way): Whereabouts {
  const { distance } = estimateLeg(from, to);
  return {
    ...alongLine(roads.lineOf(from, to) ?? [pair(from), pair(to)], part),
    speed: Math.min(33, (distance * 1000) / (Math.max(1, minutes) * 60)),
    activity: 'in_vehicle',
  };
}

const minutesFor = (from: Place, to: Place): number => Math.max(1, estimateLeg(from, to).duration / 60);

/** Minutes between two trips from which a driver goes home. */
const REST = 240;

/** @param minute of the day; rides are in order, the day begins and ends at home */
export function whereAt(rides: readonly Ride[], home: Place, minute: number, roads: Roads = noRoads): Whereabouts {
  const riding = rides.find(({ start, end }) => start <= minute && minute < end);
  if (riding)
    return between(roads, {
      from: riding.from,
      to: riding.to,
      part: (minute - riding.start) / (riding.end - riding.start),
      minutes: riding.end - riding.start,
    });
  const next = rides.find(({ start }) => start > minute);
  const last = rides.findLast(({ end }) => end <= minute);
  const waiting = last && next && next.start - last.end <= REST ? last.to : undefined;
  if (next) {
    const place = waiting ?? home;
    const away = minutesFor(place, next.from);
    const part = 1 - (next.start - minute) / away;
    if (part > 0) return between(roads, { from: place, to: next.from, part, minutes: away });
  }
  if (waiting) return still(waiting);
  if (!last) return still(home);
  const homeward = minutesFor(last.to, home);
  const part = (minute - last.end) / homeward;
  return part >= 1 ? still(home) : between(roads, { from: last.to, to: home, part, minutes: homeward });
}
