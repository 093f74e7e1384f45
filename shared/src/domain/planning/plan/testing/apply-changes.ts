import type { PlanChange } from '@navette/openapi/types';
import { Accepted } from '../../../booking/enums.ts';
import type { DayProblem } from '../day.ts';
import type { PlanSolution } from '../problem.ts';
import { scheduleRoute } from '../schedule.ts';
import type { PlanDay, PlanTrip } from '../tasks.ts';

/** The plan that gives each waiting trip, in turn, to the first driver who can carry it: a plan, not a good one. */
export function firstFit({ problem, start, requests }: DayProblem): PlanSolution {
  const routes = [...start.routes];
  const begins = requests.map(({ tasks: [task] }) => task?.stays?.begin ?? task?.agreed ?? 0);
  const left = start.unassigned.filter((request) => {
    const at = problem.vehicles.findIndex((vehicle, index) => {
      const own = (routes[index]?.stops ?? []).flatMap((stop) => (stop.kind === 'pickUp' ? stop.request : []));
      const order = [...own, request].toSorted((one, other) => (begins[one] ?? 0) - (begins[other] ?? 0));
      const route =
        problem.requests[request]?.fit[index] === Infinity ? undefined : scheduleRoute(problem, vehicle, order);
      if (route) routes[index] = route;
      return route !== undefined;
    });
    return at === -1;
  });
  return { routes, unassigned: left };
}

/** Rows of the trips after changes were applied. */
export function applied({ trips, drivers }: PlanDay, changes: readonly PlanChange[]): PlanTrip[] {
  const byId = new Map(changes.map((change) => [change.bookingId, change]));
  return trips.map((row) => {
    const after = byId.get(row.id)?.after;
    if (!after) return row;
    const times = row.type === 'back' ? { ap_time: after.pick_time } : { pick_time: after.pick_time };
    const driver = drivers.find(({ id }) => id === after.driverId);
    if (!driver) return { ...row, ...times, accepted: Accepted.assign };
    return {
      ...row,
      ...times,
      driverId: driver.id,
      accepted: driver.id === byId.get(row.id)?.before.driverId ? row.accepted : Accepted.pending,
      driver_active: driver.active,
      driver_carriesWheelchair: driver.vehicle.carriesWheelchair,
      driver_carriesStretcher: driver.vehicle.carriesStretcher,
      driver_papersUntil: driver.papersUntil,
    };
  });
}
