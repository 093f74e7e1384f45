import type { PlanPeriod, PlanProblem, PlanRequest, PlanSolution } from '@navette/shared/plan';

/** Seconds by which a ride is longer than the matrix has it; negative for a shorter one. */
export function longerBy({ pickUp, delivery, ride }: PlanRequest, { size, seconds }: PlanProblem['travel']): number {
  const way = seconds[pickUp.place * size + delivery.place] ?? 0;
  return ride ? Math.ceil(ride.seconds) - Math.ceil(way) : 0;
}

/** Seconds that VROOM picks up too early: those by which a ride is shorter than the matrix has it, beyond those of the boarding. */
export const earlierBy = (request: PlanRequest, travel: PlanProblem['travel']): number =>
  Math.max(0, -longerBy(request, travel) - Math.ceil(request.pickUp.service));

/** The part of a plan that a question begins with: whom it must carry, with the vehicle that has them. */
export interface VroomStart {
  /** The vehicle that keeps a request; undefined for one that any may carry. */
  readonly keeper: (request: number) => number | undefined;
  /** Steps of a vehicle, as VROOM reads them. */
  readonly stepsOf: (vehicle: number) => readonly { readonly type: string; readonly id: number }[];
  /** Hours in which a vehicle drives to them and carries them; the way there may lead through an absence, which VROOM's breaks do not allow. */
  readonly busyOf: (vehicle: number) => readonly PlanPeriod[];
}

/** Requests that a plan must carry. */
export function vroomStart({ requests, vehicles, travel }: PlanProblem, plan: PlanSolution | undefined): VroomStart {
  const isMust = ({ request }: { readonly request: number }): boolean => requests[request]?.unassigned === Infinity;
  const routes = vehicles.map((_, vehicle) => plan?.routes[vehicle]?.stops.filter(isMust) ?? []);
  const keepers = new Map(routes.flatMap((stops, vehicle) => stops.map(({ request }) => [request, vehicle] as const)));
  const way = (from: number | null, to: number | null): number =>
    from === null || to === null ? 0 : Math.ceil(travel.seconds[from * travel.size + to] ?? 0);
  return {
    keeper: (request) => keepers.get(request),
    stepsOf: (vehicle) =>
      (routes[vehicle] ?? []).map(({ request, kind }) => ({ type: kind.toLowerCase(), id: request + 1 })),
    busyOf: (vehicle) => {
      let place = vehicles[vehicle]?.start ?? null;
      const end = vehicles[vehicle]?.end ?? null;
      return (routes[vehicle] ?? []).flatMap(({ request, kind, begin }) => {
        const asked = requests[request];
        if (!asked) return [];
        const stop = asked[kind];
        const from = begin - way(place, stop.place) - (kind === 'pickUp' ? earlierBy(asked, travel) : 0);
        place = stop.place;
        return { from, until: begin + stop.service + way(place, end) };
      });
    },
  };
}
