import { breaksFit } from './breaks.ts';
import type { PlanProblem, PlanRequest, PlanRoute, PlannedStop, PlanVehicle } from './problem.ts';
import { legOf } from './travel.ts';

type Way = Pick<PlanProblem, 'travel' | 'requests'>;

/** A pause that is taken before the way to a request of an order. */
interface Pause {
  readonly before: number;
  readonly from: number;
  readonly seconds: number;
}

/**
 * Times of a vehicle that carries requests one after the other: as early as possible, or after that as late as the end of the day allows, which is then
 * shorter; undefined when a rule does not allow it.
 * @param order indices of requests
 * @param wants the other one is given where only that keeps to the longest day
 */
export function scheduleRoute(
  problem: Way,
  vehicle: PlanVehicle,
  order: readonly number[],
  wants: 'shortDay' | 'earlyTimes' = 'shortDay',
): PlanRoute | undefined {
  const pauses: (Pause | undefined)[] = [
    undefined,
    ...vehicle.breaks.flatMap(({ from, seconds }) => order.map((_, before) => ({ before, from, seconds }))),
  ];
  for (const pause of pauses) {
    const early = timesFrom(problem, vehicle, order, vehicle.earliest, pause);
    if (!early) continue;
    const later = timesFrom(problem, vehicle, order, early.departure + slackOf(problem, early), pause);
    const found = (wants === 'shortDay' ? [later, early] : [early, later]).find(
      (route) => route && keepsToDay(problem, vehicle, route),
    );
    if (found) return found;
  }
  return undefined;
}

function timesFrom(
  { travel, requests }: Way,
  vehicle: PlanVehicle,
  order: readonly number[],
  leaving: number,
  pause: Pause | undefined,
): PlanRoute | undefined {
  const stops: PlannedStop[] = [];
  let [place, now] = [vehicle.start, leaving];
  let departure = leaving;
  for (const [index, at] of order.entries()) {
    const request = requests[at];
    if (!request) return undefined;
    if (pause?.before === index) now = Math.max(now, pause.from) + pause.seconds;
    const way = place === null ? 0 : legOf(travel, place, request.pickUp.place).seconds;
    const ride = request.ride?.seconds ?? legOf(travel, request.pickUp.place, request.delivery.place).seconds;
    const begin = beginBetween(request, vehicle, ride, now + way);
    if (begin === undefined) return undefined;
    const arrived = begin + request.pickUp.service + ride;
    const delivered = Math.max(arrived, request.delivery.earliest);
    const isFirst = index === 0 && pause?.before !== 0;
    if (isFirst) departure = begin - way;
    stops.push(
      { request: at, kind: 'pickUp', arrival: isFirst ? begin : now + way, begin },
      { request: at, kind: 'delivery', arrival: arrived, begin: delivered },
    );
    [place, now] = [request.delivery.place, delivered + request.delivery.service];
  }
  const home = place === null || vehicle.end === null ? 0 : legOf(travel, place, vehicle.end).seconds;
  return { departure, stops, arrival: now + home };
}

/** Earliest begin of a pick-up from a moment on that also keeps the delivery in its window and out of absences. */
function beginBetween(
  { pickUp, delivery, longestRide }: PlanRequest,
  { absences }: PlanVehicle,
  ride: number,
  from: number,
): number | undefined {
  const straight = delivery.earliest - ride - pickUp.service;
  let begin = Math.max(from, pickUp.earliest, Math.min(straight, pickUp.latest));
  for (const { from: since, until } of absences) {
    const end = Math.max(begin + pickUp.service + ride, delivery.earliest) + delivery.service;
    if (begin < until && end > since) begin = until;
  }
  const delivered = Math.max(begin + pickUp.service + ride, delivery.earliest);
  const fits =
    begin <= pickUp.latest && delivered <= delivery.latest && delivered - begin - pickUp.service <= longestRide + 1e-6;
  return fits ? begin : undefined;
}

/** Seconds by which the whole route may begin later without ending later. */
function slackOf({ requests }: Way, { stops }: PlanRoute): number {
  let [waited, slack] = [0, Infinity];
  for (const { request: index, kind, arrival, begin } of stops) {
    waited += begin - arrival;
    const latest = requests[index]?.[kind].latest ?? begin;
    slack = Math.min(slack, latest - begin + waited);
  }
  return Math.max(0, Math.min(slack, waited));
}

function keepsToDay({ travel, requests }: Way, vehicle: PlanVehicle, route: PlanRoute): boolean {
  const { departure, arrival, stops } = route;
  if (departure < vehicle.earliest || arrival > vehicle.latest || arrival - departure > vehicle.longestDay)
    return false;
  if (vehicle.breaks.length === 0 || arrival - departure <= vehicle.breaksAfter) return true;
  let [place, free] = [vehicle.start, departure];
  const gaps = [];
  for (const { request, kind, begin } of stops) {
    const stop = requests[request]?.[kind];
    if (!stop) return false;
    const way = place === null ? 0 : legOf(travel, place, stop.place).seconds;
    if (kind === 'pickUp') gaps.push({ from: free, until: begin, travel: way });
    [place, free] = [stop.place, begin + stop.service];
  }
  const home = place === null || vehicle.end === null ? 0 : legOf(travel, place, vehicle.end).seconds;
  gaps.push({ from: free, until: arrival, travel: home });
  return breaksFit(vehicle.breaks, route, gaps);
}
