import type { PlanChange, PlanProposal } from '@navette/openapi/types';
import { clockOf } from '../../time/clock.ts';
import { wallMinutes } from '../../time/elapsed.ts';
import type { DayProblem } from './day.ts';
import { figuresOf, plannedDays, presentDays } from './figures.ts';
import type { PlanSolution } from './problem.ts';
import { withAgreedTimes } from './agreed-times.ts';
import { Reasons } from './reasons.ts';
import { whyUnassigned } from './unassigned.ts';

/** The part of a proposal that follows from its plan. */
export type PlanOutcome = Pick<PlanProposal, 'before' | 'after' | 'changes' | 'unassigned' | 'ignored'>;

/** Changes of a valid plan of a day, with reasons, and the figures before and after. */
export function proposalOf(day: DayProblem, found: PlanSolution): PlanOutcome {
  const solution = withAgreedTimes(day, found);
  const [present, planned] = [presentDays(day), plannedDays(day, solution)];
  const reasons = new Reasons(day, solution, present, planned);
  const waiting = day.requests.flatMap(({ tasks }) => tasks).filter(({ driverId }) => driverId === null).length;
  const clock = (seconds: number): string => clockOf(wallMinutes(day.day.date, Math.floor(seconds / 60)));
  const changes = day.requests
    .flatMap(({ tasks }) => tasks)
    .flatMap((task): { readonly begin: number; readonly change: PlanChange }[] => {
      const proposed = reasons.of(task);
      // Nobody else is on time either.
      if (!proposed && task.anew === 'late') return [];
      const before = { driverId: task.driverId, pick_time: clock(task.agreed) };
      const after = { driverId: proposed?.driverId ?? null, pick_time: clock(proposed?.begin ?? task.agreed) };
      if (before.driverId === after.driverId && before.pick_time === after.pick_time) return [];
      return [
        {
          begin: proposed?.begin ?? task.agreed,
          change: { bookingId: task.trip.id, before, after, reasons: reasons.for(task) },
        },
      ];
    })
    .toSorted((one, other) => one.begin - other.begin || one.change.bookingId - other.change.bookingId)
    .map(({ change }) => change);
  return {
    before: figuresOf(day, present, waiting),
    after: figuresOf(day, planned, solution.unassigned.length),
    changes,
    unassigned: whyUnassigned(day, solution),
    ignored: [...day.ignored],
  };
}
