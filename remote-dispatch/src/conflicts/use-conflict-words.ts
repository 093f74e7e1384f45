import { SLOTS } from '@navette/shared/domain';
import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { useCallback } from 'react';
import type { Conflict } from './conflict.ts';

/** Options of a conflict's text. */
export interface ConflictWordsOptions {
  /** The date, for lists of several days. */
  readonly withDate?: boolean;
  /** Description of the other trip; undefined when it is unknown. */
  readonly otherOf?: ((bookingId: number) => string | undefined) | undefined;
}

/**
 * Returns the function that formats a conflict as a sentence: "Overlaps with booking 13 by 20 min".
 */
export function useConflictWords(): (conflict: Conflict, options?: ConflictWordsOptions) => string {
  const t = useT();
  const { formatDate, formatInstant } = useFormats();
  return useCallback(
    (conflict, { withDate = false, otherOf } = {}) => {
      const { kind, bookingId, minutes, slot, date, mobility = 'wheelchair', at } = conflict;
      const { from, to } = SLOTS.find(({ index }) => index === slot) ?? {};
      const other = bookingId === null ? undefined : otherOf?.(bookingId);
      const said = {
        overlap: () => t('conflict.overlap.words', { id: bookingId, minutes: minutes ?? 0 }),
        travel: () => t('conflict.travel.words', { id: bookingId, minutes: minutes ?? 0 }),
        unavailable: () =>
          from === undefined ? t('conflict.unavailable.allDay') : t('conflict.unavailable.words', { from, to }),
        vehicle: () => t('conflict.vehicle.words', { mobility: t(vocabulary.mobility(mobility)) }),
        papers: () => t('conflict.papers.words'),
        refused: () =>
          at === undefined ? t('conflict.refused.words') : t('conflict.refused.at', { at: formatInstant(at) }),
        inactive: () => t('conflict.inactive.words'),
      }[kind]();
      const words = other === undefined ? said : t('conflict.with', { words: said, other });
      return withDate ? t('conflict.onDate', { date: formatDate(date), words }) : words;
    },
    [t, formatDate, formatInstant],
  );
}
