import { useT } from '@navette/shared/i18n';
import { describeFault } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { refreshBookings } from '../refresh-bookings.ts';
import { takeBack, type TakenBack } from './take-back.ts';

/** Of bookings that keep a change, so many are named with the reason. */
const NAMED = 6;

/** Gives the function that takes changes back and says what became of them: how many, and of those that keep the change which and why. */
export function useTakeBack(): (changes: readonly number[]) => Promise<void> {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();

  return useCallback(
    async (changes) => {
      try {
        const results = await takeBack(changes);
        void refreshBookings(cache);
        const refused = results.filter(({ result }) => result === 'refused');
        if (refused.length === 0)
          toast.success(t('booking.takenBack', { count: results.length, id: results[0]?.id ?? 0 }));
        else
          toast.error(t('booking.takenBack.not', { count: refused.length, all: results.length }), {
            detail: refused.slice(0, NAMED).map(reasonOf).join(' '),
          });
      } catch (error) {
        toast.failure(t('booking.takenBack.failed', { count: changes.length }), error);
      }

      function reasonOf({ id, problem }: TakenBack): string {
        const { messageKey, params } = describeFault(problem);
        return t('booking.takenBack.reason', { id, reason: t(messageKey, params) });
      }
    },
    [cache, t, toast],
  );
}
