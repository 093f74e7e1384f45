import { BookingStatus } from '../../booking/enums.ts';
import type { TravelMatrix } from './problem.ts';
import { repairOf } from './repair.ts';
import { beginOf, freeAfter, pickUpWindow } from './requests.ts';
import { type Occupied, type PlanDay, plannedSince } from './tasks.ts';
import { lasting, legOf, type PlacedTask } from './travel.ts';

/** The trips of a day with drivers who are late, and when these can't drive yet. */
export interface Delayed {
  readonly tasks: readonly PlacedTask[];
  readonly busy: readonly Occupied[];
  /** Second at which drivers who are late begin the trip that they are late for, by trip. */
  readonly heldUp: ReadonlyMap<number, number>;
}

/** Longer than any day before another. */
const LONG_AGO = -86_400;

/**
 * Adds the lateness of drivers to their trips: the one under way ends later, or else the next begins later; of those after it, the ones that the driver
 * can't begin in time are planned anew, and the others are left alone.
 */
export function withLateness(tasks: readonly PlacedTask[], day: PlanDay, travel: TravelMatrix): Delayed {
  const busy: Occupied[] = [];
  const heldUp = new Map<number, number>();
  let found = tasks;
  for (const { driverId } of day.query.late ?? []) {
    const late = lateDay(found, driverId, day, travel);
    if (late.until > LONG_AGO) busy.push({ driverId, from: LONG_AGO, until: late.until });
    if (late.heldUp !== undefined) heldUp.set(late.heldUp, late.until);
    found = found.map((task) => late.changed.get(task.trip.id) ?? task);
  }
  return { tasks: found, busy, heldUp };
}

interface LateDay {
  readonly changed: ReadonlyMap<number, PlacedTask>;
  /** The driver begins nothing before. */
  readonly until: number;
  /** The trip for which the driver is late, when none is under way. */
  readonly heldUp: number | undefined;
}

function lateDay(tasks: readonly PlacedTask[], driverId: number, day: PlanDay, travel: TravelMatrix): LateDay {
  const changed = new Map<number, PlacedTask>();
  const spare = (task: PlacedTask): void => void changed.set(task.trip.id, { ...task, anew: null });
  const delay = repairOf(day).lateBy(driverId);
  const present = tasks
    .filter((task) => task.driverId === driverId)
    .toSorted((one, other) => one.agreed - other.agreed || one.trip.id - other.trip.id);
  const running = underWay(present, day);
  const first = running ?? present.find(({ agreed }) => agreed >= plannedSince(day));
  let [place, free, until] = [first?.start ?? 0, -Infinity, LONG_AGO];
  if (first?.stays?.driverId === driverId && (first === running || first.anew === null)) {
    const longer = lasting(first, Math.max(delay, plannedSince(day) - freeAfter(first)));
    spare(longer);
    [place, free] = [longer.end, freeAfter(longer)];
  } else if (first) until = first.agreed + delay;
  const own = tasks
    .filter((task) => driverAfter(task) === driverId && first && beginOf(task) >= first.agreed)
    .toSorted((one, other) => beginOf(one) - beginOf(other) || one.trip.id - other.trip.id);
  for (const task of own) {
    if (changed.has(task.trip.id)) continue;
    const there = free === -Infinity ? until : Math.max(until, free + legOf(travel, place, task.start).seconds);
    const begin = beginOf(task);
    if (task.anew !== 'late' || isKept(task) || there <= begin) {
      [place, free] = [task.end, Math.max(free, freeAfter(task))];
      continue;
    }
    const anew: PlacedTask = { ...task, stays: null };
    changed.set(task.trip.id, anew);
    // Beyond its window somebody else drives it, if anybody does.
    if (there <= pickUpWindow(anew, day).latest) [place, free] = [task.end, freeAfter(lasting(task, there - begin))];
  }
  for (const task of present) if (task.anew === 'late' && !isKept(task) && !changed.has(task.trip.id)) spare(task);
  return { changed, until, heldUp: until > LONG_AGO ? first?.trip.id : undefined };
}

/** Whether the user keeps it with a change. */
const isKept = ({ stays, driverId, agreed }: PlacedTask): boolean =>
  stays !== null && (stays.driverId !== driverId || stays.begin !== agreed);

/** Driver of a trip as far as it is known before planning. */
const driverAfter = ({ stays, anew, driverId }: PlacedTask): number | null =>
  stays ? stays.driverId : anew === 'named' || anew === 'away' ? null : driverId;

/** The trip with the client on board, or else the one that should be under way when the plan begins. */
function underWay(present: readonly PlacedTask[], day: PlanDay): PlacedTask | undefined {
  const since = plannedSince(day);
  const open = present.filter(({ trip }) => trip.status === BookingStatus.pending);
  return (
    open.findLast(({ trip }) => day.started.has(trip.id)) ??
    open.findLast((task) => task.agreed < since && freeAfter(task) > since)
  );
}
