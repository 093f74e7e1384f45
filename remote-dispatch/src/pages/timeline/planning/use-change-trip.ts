import { useFormats, useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useCallback } from 'react';
import { conflictsOf } from '../../../conflicts/conflict.ts';
import { fullName } from '../../../bookings/full-name.ts';
import type { ChangeTripOptions, SavedChange, TripActs } from '../model/planning-parts.ts';
import { completeChange, type TripChange } from '../model/timeline-change.ts';
import { tripWords } from './change/trip-words.ts';
import { useAskAboutConflicts } from './change/use-ask-about-conflicts.tsx';

/**
 * The one way in which the planning changes a trip. Conflicts that can be seen from here are asked about before anything is sent; those that only the
 * server sees make it refuse, and are asked about then. One save, noted for undo, with Undo in its toast.
 */
export function useChangeTrip({ trips, drivers, conflicts, history, save }: ChangeTripOptions): TripActs['change'] {
  const t = useT();
  const formats = useFormats();
  const toast = useToast();
  const ask = useAskAboutConflicts();

  return useCallback(
    async (change, options = {}) => {
      const booking = trips.find(({ id }) => id === change.id)?.booking;
      const done = booking ? completeChange(booking, change) : change;
      const subject = booking ? tripWords({ ...booking, ...change }, t, formats) : '';

      function words({ id, driverId }: TripChange): string {
        const driver = drivers.find((known) => known.id === driverId);
        return driver ? t('planning.assigned', { id, driver: fullName(driver.lastname, driver.firstname) }) : t('planning.changed', { id });
      }
      async function saveAsking(anyway: boolean): Promise<TripChange | undefined> {
        try {
          return await save(done, { assignAnyway: anyway });
        } catch (error) {
          const found = anyway ? undefined : conflictsOf(error);
          if (!found) throw error;
          return (await ask(subject, found)) ? save(done, { assignAnyway: true }) : undefined;
        }
      }

      const found = options.assignAnyway ? [] : conflicts.ofChange(change);
      if (found.length > 0 && !(await ask(subject, found))) return false;
      try {
        const inverse = await saveAsking(options.assignAnyway === true || found.length > 0);
        if (!inverse) return false;
        const saved: SavedChange = { done, inverse };
        history.push(saved);
        toast.success(words(change), { undo: () => void history.takeBack(saved) });
        return true;
      } catch (error) {
        toast.failure(t('planning.change.failed', { id: change.id }), error);
        return false;
      }
    },
    [trips, drivers, conflicts, history, save, t, formats, toast, ask],
  );
}
