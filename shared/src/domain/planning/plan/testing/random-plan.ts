import type { PlanProblem, PlanRequest, PlannedStop, PlanSolution, PlanVehicle, TravelMatrix } from '../problem.ts';

/** A problem with a plan that keeps to all of its rules, and only just. */
export interface SamplePlan {
  readonly problem: PlanProblem;
  readonly solution: PlanSolution;
}

const PLACES = 12;
const VEHICLES = 3;
const SERVICE = 120;

/** Seconds that a vehicle of the sample rests after each visit. */
export const SAMPLE_REST = 1800;

/** Travel in straight lines between random places of a square of 40 km, at 12 m/s. */
export function randomTravel(size: number, random: () => number): TravelMatrix {
  const points = Array.from({ length: size }, () => ({ x: random() * 40_000, y: random() * 40_000 }));
  const metres = Float64Array.from(
    points.flatMap((from) => points.map((to) => Math.hypot(from.x - to.x, from.y - to.y))),
  );
  return { size, metres, seconds: metres.map((each) => each / 12) };
}

/** A random plan of three vehicles with a shared ride, a ride alone and a shared ride each, and the problem whose limits follow from it. */
export function randomPlan(random: () => number): SamplePlan {
  const travel = randomTravel(PLACES, random);
  const days = Array.from({ length: VEHICLES }, (_, vehicle) => randomDay(travel, vehicle, random));
  return {
    problem: {
      travel,
      requests: days.flatMap(({ requests }) => requests),
      vehicles: days.map(({ vehicle }) => vehicle),
      pairs: [],
    },
    solution: { routes: days.map(({ route }) => route), unassigned: [] },
  };
}

function randomDay(travel: TravelMatrix, index: number, random: () => number) {
  const below = (limit: number): number => Math.floor(random() * limit);
  const way = (from: number, to: number): number => travel.seconds[from * travel.size + to] ?? 0;
  const home = below(PLACES);
  const departure = 20_000 + below(5000);
  const requests: PlanRequest[] = [];
  const stops: PlannedStop[] = [];
  const lefts: number[] = [];
  let [place, now] = [home, departure];
  const stopAt = (request: number, kind: PlannedStop['kind']) => {
    const at = below(PLACES);
    const arrival = now + way(place, at);
    const begin = arrival + below(3) * 100;
    stops.push({ request, kind, arrival, begin });
    [place, now] = [at, begin + SERVICE];
    return { place: at, begin };
  };
  for (const together of [2, 1, 2]) {
    const first = index * 5 + requests.length;
    const boarded = Array.from({ length: together }, (_, order) => stopAt(first + order, 'pickUp'));
    for (const [order, pickUp] of boarded.entries()) {
      const delivery = stopAt(first + order, 'delivery');
      requests.push({
        pickUp: { place: pickUp.place, earliest: pickUp.begin, latest: pickUp.begin + 300, service: SERVICE },
        delivery: { place: delivery.place, earliest: delivery.begin - 300, latest: delivery.begin, service: SERVICE },
        load: [1, 0],
        longestRide: delivery.begin - pickUp.begin - SERVICE,
        alone: together === 1,
        ride: null,
        fit: Array.from({ length: VEHICLES }, (_, each) => (each === index ? 0 : Infinity)),
        unassigned: Infinity,
      });
    }
    lefts.push(now);
    now += SAMPLE_REST;
  }
  const [firstLeft = 0] = lefts;
  const arrival = now + way(place, home);
  const vehicle: PlanVehicle = {
    start: home,
    end: home,
    earliest: departure,
    latest: arrival,
    absences: lefts.map((left) => ({ from: left, until: left + 60 })),
    breaks: [{ from: firstLeft, until: firstLeft + 60, seconds: SAMPLE_REST }],
    breaksAfter: arrival - departure - 60,
    longestDay: arrival - departure,
    capacity: [2, 0],
    fixedCost: 0,
    perMetre: 1,
    perSecond: 0,
    fair: null,
  };
  return { vehicle, requests, route: { departure, stops, arrival } };
}
