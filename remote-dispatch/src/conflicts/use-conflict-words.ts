import { SLOTS } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { useCallback } from 'react';
import type { Conflict } from './conflict.ts';

/**
 * Returns the function that formats a conflict as a sentence: "Overlaps with booking 13 by 20 min". `withDate` adds its
 * date, for lists of several days.
 */
export function useConflictWords(): (conflict: Conflict, options?: { readonly withDate?: boolean }) => string {
  const t = useT();
  const { formatDate } = useFormats();
  return useCallback(
    (conflict, { withDate = false } = {}) => {
      const { kind, bookingId, minutes, slot, date } = conflict;
      const { from, to } = SLOTS.find(({ index }) => index === slot) ?? {};
      const words = {
        overlap: () => t('conflict.overlap.words', { id: bookingId, minutes: minutes ?? 0 }),
        travel: () => t('conflict.travel.words', { id: bookingId, minutes: minutes ?? 0 }),
        unavailable: () =>
          from === undefined ? t('conflict.unavailable.allDay') : t('conflict.unavailable.words', { from, to }),
        inactive: () => t('conflict.inactive.words'),
      }[kind]();
      return withDate ? t('conflict.onDate', { date: formatDate(date), words }) : words;
    },
    [t, formatDate],
  );
}
