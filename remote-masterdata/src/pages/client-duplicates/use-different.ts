import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { setDifferent } from './duplicate-requests.ts';

interface Pair {
  readonly one: number;
  readonly other: number;
}

/** Marks two clients as different persons, or takes that back; the toast offers the reverse. @returns whether it was done */
export function useDifferent(): (pair: Pair, isDifferent: boolean) => Promise<boolean> {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  return useCallback(
    async ({ one, other }, isDifferent) => {
      const numbers = { one: String(one), other: String(other) };
      const run = async (wanted: boolean): Promise<boolean> => {
        try {
          await setDifferent(cache, { one, other }, wanted);
        } catch (error) {
          toast.failure(t('duplicates.different.failed', numbers), error);
          return false;
        }
        toast.success(
          wanted ? t('duplicates.different.done', numbers) : t('duplicates.different.undone', numbers),
          wanted === isDifferent ? { undo: () => void run(!wanted) } : {},
        );
        return true;
      };
      return run(isDifferent);
    },
    [t, toast, cache],
  );
}
