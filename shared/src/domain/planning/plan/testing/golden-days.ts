import type { PlanProblem, PlanRequest, PlanVehicle } from '../problem.ts';

export { randomDay } from './sample-day.ts';

/** A small day whose best plan can be worked out by hand. */
export interface GoldenDay {
  readonly name: string;
  readonly problem: PlanProblem;
  /** Vehicle of each request in the best plan, by index; null for one that is left. */
  readonly carriers: readonly (number | null)[];
}

/** Places are kilometres of one straight road from 0 to 60; a kilometre takes a minute. */
const KM = 61;
const MINUTE = 60;
const at = (hour: number, minute = 0): number => (hour * 60 + minute) * MINUTE;

const road = (scale: number): Float64Array =>
  Float64Array.from({ length: KM * KM }, (_, pair) => Math.abs(Math.floor(pair / KM) - (pair % KM)) * scale);

const TRAVEL = { size: KM, seconds: road(MINUTE), metres: road(1000) };

/** From one kilometre to another, picked up within ten minutes from a time on. */
function ride(from: number, to: number, begin: number, more: Partial<PlanRequest> = {}): PlanRequest {
  const latest = begin + 10 * MINUTE;
  const way = Math.abs(from - to) * MINUTE;
  return {
    pickUp: { place: from, earliest: begin, latest, service: 2 * MINUTE },
    delivery: { place: to, earliest: begin, latest: latest + way + 5 * MINUTE, service: 2 * MINUTE },
    load: [1, 0],
    longestRide: way + MINUTE,
    alone: true,
    ride: null,
    fit: [],
    unassigned: 100_000,
    ...more,
  };
}

const car = (home: number, more: Partial<PlanVehicle> = {}): PlanVehicle => ({
  start: home,
  end: home,
  earliest: 0,
  latest: at(24),
  absences: [],
  breaks: [],
  breaksAfter: 0,
  longestDay: at(10),
  capacity: [4, 0],
  fixedCost: 1000,
  perMetre: 0.035,
  perSecond: 0,
  fair: null,
  ...more,
});

const day = (
  name: string,
  requests: readonly PlanRequest[],
  vehicles: readonly PlanVehicle[],
  carriers: readonly (number | null)[],
  pairs: PlanProblem['pairs'] = [],
): GoldenDay => ({ name, problem: { travel: TRAVEL, requests, vehicles, pairs }, carriers });

/** Days that any planner must solve to the best: each turns on one rule or one cost. */
export const GOLDEN_DAYS: readonly GoldenDay[] = [
  day('the nearer of two drivers', [ride(10, 20, at(9))], [car(60), car(0)], [1]),
  day(
    'one driver for what one can drive',
    [ride(10, 20, at(9)), ride(21, 12, at(10)), ride(11, 30, at(11))],
    [car(5), car(8)],
    [1, 1, 1],
  ),
  day('a driver for each of two trips at once', [ride(5, 15, at(9)), ride(50, 40, at(9))], [car(0), car(60)], [0, 1]),
  day(
    'a wheelchair in the car that carries one, however far',
    [ride(10, 20, at(9), { load: [0, 1] })],
    [car(10), car(60, { capacity: [4, 1] })],
    [1],
  ),
  day(
    'nobody who is away meanwhile',
    [ride(10, 20, at(11, 50))],
    [car(10, { absences: [{ from: at(12), until: at(13) }] }), car(40)],
    [1],
  ),
  day(
    'the cheapest left when there are too few drivers',
    [ride(10, 20, at(9)), ride(10, 20, at(9), { unassigned: 50_000 }), ride(30, 20, at(9))],
    [car(0), car(30)],
    [0, null, 1],
  ),
  day(
    'both legs of a visit by one driver',
    [ride(10, 20, at(9)), ride(20, 10, at(11), { fit: [1000, 0] }), ride(20, 28, at(11))],
    [car(10, { fixedCost: 0 }), car(24, { fixedCost: 0 })],
    [0, 0, 1],
    [{ one: 0, other: 1, apart: 5000 }],
  ),
  day(
    'two who share the only car',
    [
      ride(10, 40, at(9), { alone: false, longestRide: at(1) }),
      ride(12, 38, at(9), { alone: false, longestRide: at(1) }),
    ],
    [car(0)],
    [0, 0],
  ),
  day(
    'no day that is too long',
    [ride(10, 20, at(7)), ride(10, 20, at(18), { fit: [100, 0] })],
    [car(8), car(30)],
    [0, 1],
  ),
  day(
    'what must be carried, whatever it costs',
    [ride(10, 20, at(9)), ride(50, 40, at(9), { unassigned: Infinity, fit: [0] })],
    [car(0)],
    [null, 0],
  ),
];
