import type { components } from '@navette/openapi/types';
import { BookingStatus } from '@navette/shared/domain';
import type { SeriesBooking } from './series-bookings.ts';

/** Scope of a change to a standing order. */
export type SeriesScope = components['schemas']['SeriesScope'];

/** Fields of a booking that decide whether a change applies to it. */
export type SeriesMember = Pick<SeriesBooking, 'id' | 'ap_date' | 'status' | 'type'>;

/**
 * Number of bookings that a change applies to: closed, unfounded and canceled ones never change, and outbound and
 * return legs are changed separately.
 */
export function affectedBy(scope: SeriesScope, booking: SeriesMember, series: readonly SeriesMember[]): number {
  const others =
    scope === 'one'
      ? []
      : series.filter(
          ({ id, status, type }) =>
            id !== booking.id && status === BookingStatus.pending && (type === 'back') === (booking.type === 'back'),
        );
  return 1 + (scope === 'following' ? others.filter(({ ap_date }) => ap_date > booking.ap_date) : others).length;
}
