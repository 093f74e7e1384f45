import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import type { IsoDate } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { describeFault } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useWarnDoubles } from '@navette/shared/ui-table';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { refreshBookings } from '../../../bookings/refresh-bookings.ts';
import { type SavedStep, useUndo } from '../../../bookings/undo.ts';
import type { TripHistory } from '../model/planning-parts.ts';
import type { PlanChange } from './preview.ts';

/** Result of a change that was applied or refused. */
export type AppliedChange = components['schemas']['BulkResult'];

/** A call takes at most this many, and as long as a day with all of its checks. */
const PATIENCE = { timeout: 120_000 };

interface StepListeners {
  readonly undoing: () => void;
  readonly undone: (isApplied: boolean) => void;
}

/** Bookings named in a toast. */
const NAMED = 6;

/** A change as it is applied. */
export type PlanMove = Pick<PlanChange, 'bookingId' | 'before' | 'after'>;

/** The day of a plan, or its first and its last one. */
export interface PlanDays {
  readonly date: IsoDate;
  readonly until?: IsoDate;
}

const applyPlan = (days: PlanDays, changes: readonly PlanMove[]): Promise<AppliedChange[]> =>
  dataOf(
    api.POST('/service/plan/apply', {
      body: { ...days, changes: changes.map(({ bookingId, before, after }) => ({ bookingId, before, after })) },
      ...PATIENCE,
    }),
  );

/**
 * Returns the function that applies changes of a plan, and puts them on the undo stack as one step. It resolves with a result for each change, and rejects
 * when the server gave none: nothing is known to be changed then.
 * @param listeners `undoing` is called before the step is undone, `undone` after it was undone or redone, with whether it is applied now
 */
export function useApplyPlan(
  history: Pick<TripHistory, 'push' | 'during'>,
  { undoing, undone }: StepListeners,
): (days: PlanDays, changes: readonly PlanMove[]) => Promise<readonly AppliedChange[]> {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const undo = useUndo();
  const warnDoubles = useWarnDoubles();
  return useCallback(
    async (days, changes) => {
      function stepOf(results: readonly AppliedChange[]): SavedStep {
        const numbers = results.flatMap(({ change }) => change ?? []);
        const ids = new Set(results.filter(({ change }) => change !== null).map(({ id }) => id));
        const applied = changes.filter(({ bookingId }) => ids.has(bookingId));
        async function redo(): Promise<SavedStep | undefined> {
          try {
            const again = await send(applied);
            const missed = again.filter(({ result }) => result === 'refused');
            const count = again.length - missed.length;
            if (missed.length === 0) toast.success(t('timeline.plan.redone', { count }));
            else
              toast.error(t('timeline.plan.redone.not', { count: missed.length, all: again.length }), {
                detail: missed.slice(0, NAMED).map(reasonOf).join(' '),
              });
            undone(true);
            return stepOf(again);
          } catch (error) {
            toast.failure(t('timeline.plan.apply.failed'), error);
            return undefined;
          }
        }
        return {
          reverse: async () => {
            undoing();
            const results = await undo(numbers);
            if (results) undone(false);
            return results && { reverse: redo };
          },
        };
      }
      function reasonOf({ id, problem }: AppliedChange): string {
        const { messageKey, params } = describeFault(problem);
        return t('booking.undone.reason', { id, reason: t(messageKey, params) });
      }
      async function send(some: readonly PlanMove[]): Promise<AppliedChange[]> {
        const results = await applyPlan(days, some);
        warnDoubles({ doubles: results.flatMap(({ doubles = [] }) => doubles) });
        await refreshBookings(cache);
        return results;
      }
      return history.during(async () => {
        const results = await send(changes);
        if (results.some(({ change }) => change !== null)) history.push(stepOf(results));
        return results;
      });
    },
    [cache, history, undoing, undone, t, toast, undo, warnDoubles],
  );
}
