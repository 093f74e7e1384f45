import type { components } from '@navette/openapi/types';
import { BookingStatus } from '@navette/shared/domain';
import type { SeriesBooking } from './series-bookings.ts';

/** Which bookings of a standing order a change is meant for. */
export type SeriesScope = components['schemas']['SeriesScope'];

/** What of a booking tells whether a change reaches it. */
export type SeriesMember = Pick<SeriesBooking, 'id' | 'ap_date' | 'status' | 'type'>;

/** How many bookings a change reaches: those closed, unfounded or canceled are never touched, and ways there and ways home are changed apart. */
export function touchedBy(scope: SeriesScope, booking: SeriesMember, series: readonly SeriesMember[]): number {
  const others =
    scope === 'one'
      ? []
      : series.filter(
          ({ id, status, type }) =>
            id !== booking.id && status === BookingStatus.pending && (type === 'back') === (booking.type === 'back'),
        );
  return 1 + (scope === 'following' ? others.filter(({ ap_date }) => ap_date > booking.ap_date) : others).length;
}
