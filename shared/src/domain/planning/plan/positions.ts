import { BookingStatus } from '../../booking/enums.ts';
import { beginOf, freeAfter } from './requests.ts';
import { type PlanDay, plannedSince } from './tasks.ts';
import { lasting, type PlacedTask, type PlaceIndex } from './travel.ts';

/** The trips of a day that has begun. */
export interface BegunDay {
  readonly tasks: readonly PlacedTask[];
  /** Place where the rest of the day begins, of drivers with nothing before, by id. */
  readonly starts: ReadonlyMap<number, number>;
  /** Drivers who are planned from where they are, ascending. */
  readonly located: readonly number[];
}

/**
 * Plans from where drivers are. Who has driven already stands where he is after the last trip, until the rest of the day begins; for who has not, the day
 * begins there. Who is driving somebody is where and when that trip ends, which is not before now.
 */
export function withPositions(tasks: readonly PlacedTask[], day: PlanDay, index: PlaceIndex): BegunDay {
  const since = plannedSince(day);
  const changed = new Map<number, PlacedTask>();
  const starts = new Map<number, number>();
  const located: number[] = [];
  for (const [driverId, place] of day.here) {
    const at = index.find(place);
    const own = tasks.filter((task) => task.stays?.driverId === driverId && beginOf(task) < since);
    const onBoard = own.find(({ trip }) => trip.status === BookingStatus.pending && day.started.has(trip.id));
    const last = own.reduce<PlacedTask | undefined>(
      (latest, task) => (latest && freeAfter(latest) > freeAfter(task) ? latest : task),
      undefined,
    );
    if (onBoard) changed.set(onBoard.trip.id, until(onBoard, since));
    if (onBoard || at === null || (last && freeAfter(last) > since)) continue;
    located.push(driverId);
    if (last) changed.set(last.trip.id, { ...until(last, since), end: at });
    else starts.set(driverId, at);
  }
  return {
    tasks: tasks.map((task) => changed.get(task.trip.id) ?? task),
    starts,
    located: located.toSorted((one, other) => one - other),
  };
}

const until = (task: PlacedTask, seconds: number): PlacedTask => lasting(task, Math.max(0, seconds - freeAfter(task)));
