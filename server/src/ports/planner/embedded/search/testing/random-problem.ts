import type { PlanProblem, PlanRequest, PlanVehicle } from '@navette/shared/plan';
import { Random } from '../numbers.ts';

/** Rules of a problem that a test wants to have or not. */
export interface Features {
  readonly requests: number;
  readonly vehicles: number;
  /** Share of requests that ride alone. */
  readonly alone: number;
  readonly timePrice?: boolean;
  readonly absences?: boolean;
  readonly breaks?: boolean;
}

/** Random small problem in whole seconds and metres; with every rule that `features` do not leave out. */
export function randomProblem(seed: number, features: Features): PlanProblem {
  const random = new Random(seed * 7919);
  random.next();
  const whole = (from: number, to: number) => from + random.below(to - from + 1);
  const chance = (share: number) => random.next() < share;
  const size = 8;
  const points = Array.from({ length: size }, () => [whole(0, 600), whole(0, 600)] as const);
  const cells = points.flatMap(([x, y]) => points.map(([toX, toY]) => Math.ceil(Math.hypot(x - toX, y - toY))));
  const stop = (place: number, earliest: number, width: number) => ({
    place,
    earliest,
    latest: earliest + width,
    service: whole(0, 60),
  });
  const request = (): PlanRequest => {
    const [from, to] = [whole(0, size - 1), whole(0, size - 1)];
    const way = cells[from * size + to] ?? 0;
    const alone = chance(features.alone);
    const early = whole(0, 4000);
    const pickUp = stop(from, early, whole(60, 900));
    const delivery = chance(0.5)
      ? { ...stop(to, 0, 100_000) }
      : stop(to, early + pickUp.service + way + whole(-300, 300), whole(200, 1200));
    return {
      pickUp,
      delivery,
      load: chance(0.7) ? [1, 0] : [whole(0, 1), 1],
      longestRide: chance(0.5) ? Infinity : way + whole(60, 500),
      alone,
      ride: alone && chance(0.3) ? { seconds: way + 300, metres: 2 * way } : null,
      fit: Array.from({ length: features.vehicles }, () => (chance(0.1) ? Infinity : chance(0.3) ? whole(0, 500) : 0)),
      unassigned: chance(0.2) ? Infinity : whole(1000, 5000),
    };
  };
  const vehicle = (): PlanVehicle => {
    const earliest = whole(0, 1000);
    const pause = whole(1000, 4000);
    const absence = whole(1000, 4000);
    const hasBreak = features.breaks === true && chance(0.7);
    return {
      start: chance(0.2) ? null : whole(0, size - 1),
      end: chance(0.2) ? null : whole(0, size - 1),
      earliest,
      latest: earliest + whole(3000, 7000),
      absences: features.absences && chance(0.7) ? [{ from: absence, until: absence + whole(200, 1000) }] : [],
      breaks: hasBreak ? [{ from: pause, until: pause + whole(100, 800), seconds: whole(100, 600) }] : [],
      breaksAfter: hasBreak && chance(0.5) ? whole(500, 3500) : 0,
      longestDay: chance(0.5) ? Infinity : whole(2000, 4000),
      capacity: [whole(1, 2), 1],
      fixedCost: whole(0, 1000),
      perMetre: 1,
      perSecond: features.timePrice ? 0.5 : 0,
      fair: features.timePrice && chance(0.5) ? { after: 2000, perSecond: 1 } : null,
    };
  };
  const requests = Array.from({ length: features.requests }, request);
  return {
    travel: { size, seconds: Float64Array.from(cells), metres: Float64Array.from(cells, (metres) => 2 * metres) },
    requests,
    vehicles: Array.from({ length: features.vehicles }, vehicle),
    pairs: requests.length > 1 ? [{ one: 0, other: 1, apart: whole(0, 2000) }] : [],
  };
}
