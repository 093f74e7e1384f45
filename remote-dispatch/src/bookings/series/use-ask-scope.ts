import { useFormats, useT } from '@navette/shared/i18n';
import { useCallback } from 'react';
import type { ChoiceQuestion } from '../question/choice.ts';
import { useChoice } from '../question/use-choice.tsx';
import { getSeriesBookings } from './series-bookings.ts';
import { affectedBy } from './affected.ts';
import type { SeriesMember, SeriesScope } from './affected.ts';

/** Texts of the question, besides its answers. */
export type ScopeQuestion = Pick<ChoiceQuestion<SeriesScope>, 'title' | 'intro' | 'also' | 'confirmLabel' | 'danger'>;

/** Answer: for which bookings, and whether for their other legs too. */
export interface ScopeAnswer {
  readonly scope: SeriesScope;
  readonly also: boolean;
}

/**
 * Returns the function that asks which bookings of a standing order a change applies to, with their number for each
 * answer. Null: the user backed out.
 */
export function useAskScope(): (
  booking: SeriesMember,
  seriesId: number,
  question: ScopeQuestion,
) => Promise<ScopeAnswer | null> {
  const t = useT();
  const { formatDate } = useFormats();
  const choose = useChoice();
  return useCallback(
    async (booking, seriesId, question) => {
      const series = await getSeriesBookings(seriesId);
      const [following, all] = [affectedBy('following', booking, series), affectedBy('all', booking, series)];
      const answer = await choose<SeriesScope>({
        ...question,
        choices: [
          { value: 'one', label: t('booking.series.scope.one', { date: formatDate(booking.ap_date) }) },
          { value: 'following', label: t('booking.series.scope.following', { count: following }) },
          { value: 'all', label: t('booking.series.scope.all', { count: all }), hint: t('booking.series.scope.hint') },
        ],
        cancelLabel: t('booking.question.back'),
      });
      return answer && { scope: answer.value, also: answer.also };
    },
    [choose, formatDate, t],
  );
}
