import { estimateLeg, type GeoPlace } from '../../distance/estimate.ts';
import { isWeekend, type IsoDate } from '../../time/date.ts';
import type { DayTask } from './tasks.ts';
import type { TravelMatrix } from './problem.ts';

const keyOf = ({ latitude, longitude }: GeoPlace): string => `${latitude} ${longitude}`;

/** Distinct places, each with its index in a matrix. */
export class PlaceIndex {
  readonly places: GeoPlace[] = [];
  readonly #indices = new Map<string, number>();

  /** Index of a place; null for one that was never added. */
  find(place: GeoPlace): number | null {
    return this.#indices.get(keyOf(place)) ?? null;
  }

  /** Index of a place, which is added when it is new. */
  of(place: GeoPlace): number {
    const known = this.#indices.get(keyOf(place));
    if (known !== undefined) return known;
    const index = this.places.length;
    this.#indices.set(keyOf(place), index);
    this.places.push(place);
    return index;
  }
}

/** Seconds rounded up to the minute: bookings have whole minutes, so that all times of a plan do. What the matrix does not know is out of reach. */
export function wholeMinutes({ size, seconds, metres }: TravelMatrix): TravelMatrix {
  return {
    size,
    seconds: seconds.map((each) => (Number.isNaN(each) ? Infinity : Math.ceil(each / 60) * 60)),
    metres: metres.map((each) => (Number.isNaN(each) ? Infinity : each)),
  };
}

/**
 * Travel between places as conflicts estimate it, on a working day as slow as in the rush hour: a plan must hold at any time of the day.
 * @param date day of the plan
 */
export function estimatedTravel(places: readonly GeoPlace[], date: IsoDate): TravelMatrix {
  const size = places.length;
  const travel = { size, seconds: new Float64Array(size * size), metres: new Float64Array(size * size) };
  const moment = isWeekend(date) ? undefined : { date, time: '08:00' };
  for (const [from, start] of places.entries()) {
    for (const [to, end] of places.entries()) {
      if (from === to) continue;
      const { duration, distance } = estimateLeg(start, end, moment);
      travel.seconds[from * size + to] = duration;
      travel.metres[from * size + to] = distance * 1000;
    }
  }
  return travel;
}

/** Seconds and metres between two places, by index. */
export interface Leg {
  readonly seconds: number;
  readonly metres: number;
}

export const legOf = ({ size, seconds, metres }: TravelMatrix, from: number, to: number): Leg => ({
  seconds: seconds[from * size + to] ?? Infinity,
  metres: metres[from * size + to] ?? Infinity,
});

/** A task with its places and its ride. */
export interface PlacedTask extends DayTask {
  /** Place of the pick-up, and where the car is free again. */
  readonly start: number;
  readonly end: number;
  /** Seconds and metres with the client on board: of one that covers its return there and back, with the stop between. */
  readonly ride: Leg;
  /** Arrival at the end for a pick-up at the agreed time. */
  readonly arrival: number;
}

/** A task in a matrix; undefined when the matrix does not know its way. */
export function placed(task: DayTask, index: PlaceIndex, travel: TravelMatrix): PlacedTask | undefined {
  const [from, to] = [index.of(task.from), index.of(task.to)];
  const { stored, trip, service, agreed, coversReturn } = task;
  const [there, back] = [legOf(travel, from, to), legOf(travel, to, from)];
  const known = trip.type === 'back' ? stored.back : stored.to;
  const out = { seconds: known?.seconds ?? there.seconds, metres: known?.metres ?? there.metres };
  const home = { seconds: stored.back?.seconds ?? back.seconds, metres: stored.back?.metres ?? back.metres };
  const ride = coversReturn
    ? { seconds: out.seconds + 2 * service + home.seconds, metres: out.metres + home.metres }
    : out;
  if (![ride.seconds, ride.metres].every(Number.isFinite)) return undefined;
  const ridden = agreed + service + ride.seconds;
  const arrival = coversReturn ? Math.max(ridden, task.waited + home.seconds) : ridden;
  return { ...task, start: from, end: coversReturn ? from : to, ride, arrival };
}

/** A trip that ends later. */
export const lasting = (task: PlacedTask, seconds: number): PlacedTask => ({
  ...task,
  arrival: task.arrival + seconds,
  ride: { ...task.ride, seconds: task.ride.seconds + seconds },
});
