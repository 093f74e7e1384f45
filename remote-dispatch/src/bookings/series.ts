import { useFormats, useT, messageKey } from '@navette/shared/i18n';
import { useCallback } from 'react';
import { type ChoiceQuestion, useChoice } from './questions.tsx';
import type { components } from '@navette/openapi/types';
import { BookingStatus } from '@navette/shared/domain';
import { $api, api, dataOf } from '@navette/shared/api';
import { useToast } from '@navette/shared/ui-overlay';

/** Texts of the question, besides its answers. */
type ScopeQuestion = Pick<ChoiceQuestion<SeriesScope>, 'title' | 'intro' | 'also' | 'confirmLabel' | 'danger'>;

/** Answer: for which bookings, and whether for their other legs too. */
interface ScopeAnswer {
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

/** Scope of a change to a standing order. */
export type SeriesScope = components['schemas']['SeriesScope'];

/** Fields of a booking that decide whether a change applies to it. */
type SeriesMember = Pick<SeriesBooking, 'id' | 'ap_date' | 'status' | 'type'>;

/**
 * Number of bookings that a change applies to: closed, unfounded and canceled ones never change, and outbound and
 * return legs are changed separately.
 */
function affectedBy(scope: SeriesScope, booking: SeriesMember, series: readonly SeriesMember[]): number {
  const others =
    scope === 'one'
      ? []
      : series.filter(
          ({ id, status, type }) =>
            id !== booking.id && status === BookingStatus.pending && (type === 'back') === (booking.type === 'back'),
        );
  return 1 + (scope === 'following' ? others.filter(({ ap_date }) => ap_date > booking.ap_date) : others).length;
}

type SeriesBooking = components['schemas']['BookingRow'];

/** Bookings of a standing order, by day. */
export const getSeriesBookings = (id: number): Promise<readonly SeriesBooking[]> =>
  dataOf(api.GET('/service/booking/bySeries/{id}', { params: { path: { id } } }));

/** Bookings of a standing order, by day, as a query. */
export const useSeriesBookings = (id: number) =>
  $api.useQuery(
    'get',
    '/service/booking/bySeries/{id}',
    { params: { path: { id } } },
    { meta: { failure: 'inPlace' } },
  );

/** Rule of a standing order as it was chosen, as a query; it never changes. */
export const useStandingOrder = (id: number) =>
  $api.useQuery(
    'get',
    '/service/booking/series/{id}',
    { params: { path: { id } } },
    { staleTime: Infinity, meta: { failure: 'inPlace' } },
  );

type Schemas = components['schemas'];

/** Why a booking of a standing order stays as it is, with its `date`. */
export const REASON_KEYS = {
  closed: messageKey('booking.series.skipped.closed'),
  invoiced: messageKey('booking.series.skipped.invoiced'),
  archived: messageKey('booking.series.skipped.archived'),
  accepted: messageKey('booking.series.skipped.accepted'),
  carried: messageKey('booking.series.skipped.carried'),
} as const;

/** Limit of bookings that are listed; the rest is counted. */
const NAMED = 12;

/** Shows which bookings of a standing order a change skipped, by day, and why. Nothing when it skipped none. */
export function useShowSkipped(): (answer: Schemas['BookingUpdateAnswer']) => void {
  const t = useT();
  const toast = useToast();
  const { formatDate } = useFormats();
  return useCallback(
    ({ skipped = [] }) => {
      if (skipped.length === 0) return;
      const days = skipped
        .slice(0, NAMED)
        .map(({ ap_date, reason }) => t(REASON_KEYS[reason], { date: formatDate(ap_date) }));
      const more = skipped.length - days.length;
      toast.info(t('booking.series.skipped', { count: skipped.length }), {
        detail: [...days, ...(more > 0 ? [t('booking.conflicts.more', { count: more })] : [])].join(', '),
      });
    },
    [formatDate, t, toast],
  );
}
