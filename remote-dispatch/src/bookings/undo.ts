import { useT } from '@navette/shared/i18n';
import { describeFault } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useWarnDoubles } from '@navette/shared/ui-table';
import { refreshBookings } from './refresh-bookings.ts';
import type { components } from '@navette/openapi/types';
import { ApiProblem, api, dataOf } from '@navette/shared/api';

/** Limit of bookings that are listed with the reason why a change could not be undone. */
const NAMED = 6;

/**
 * Returns the function that undoes changes and shows the result: how many, and which could not be undone and why. It resolves with whether the server answered.
 */
export function useUndo(): (changes: readonly number[]) => Promise<boolean> {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const warnDoubles = useWarnDoubles();

  return useCallback(
    async (changes) => {
      try {
        const results = await undoChanges(changes);
        void refreshBookings(cache);
        warnDoubles({ doubles: results.flatMap(({ doubles = [] }) => doubles) });
        const refused = results.filter(({ result }) => result === 'refused');
        if (refused.length === 0)
          toast.success(t('booking.undone', { count: results.length, id: results[0]?.id ?? 0 }));
        else
          toast.error(t('booking.undone.not', { count: refused.length, all: results.length }), {
            detail: refused.slice(0, NAMED).map(reasonOf).join(' '),
          });
        return true;
      } catch (error) {
        toast.failure(t('booking.undone.failed', { count: changes.length }), error);
        return false;
      }

      function reasonOf({ id, problem }: UndoResult): string {
        const { messageKey, params } = describeFault(problem);
        return t('booking.undone.reason', { id, reason: t(messageKey, params) });
      }
    },
    [cache, t, toast, warnDoubles],
  );
}

type UndoResult = components['schemas']['BulkResult'];

/** Batch size, the limit of the server. */
const MOST = 1000;

/** Undoes changes of bookings by their ids in the history. Each is undone or refused independently. */
export async function undoChanges(changes: readonly number[]): Promise<UndoResult[]> {
  const results: UndoResult[] = [];
  for (let start = 0; start < changes.length; start += MOST) {
    results.push(
      ...(await dataOf(
        api.POST('/service/booking/takeBack', { body: { changes: changes.slice(start, start + MOST) } }),
      )),
    );
  }
  return results;
}

/**
 * Undoes changes that belong together.
 * @throws {ApiProblem} why the first of them was refused
 */
export async function undoAll(changes: readonly number[]): Promise<void> {
  const refused = (await undoChanges(changes)).find(({ problem }) => problem !== null);
  if (refused?.problem) throw new ApiProblem(refused.problem);
}
