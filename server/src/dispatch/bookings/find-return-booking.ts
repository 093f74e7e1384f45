import { BookingStatus, reverseType } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Handler } from '../../app/operation.ts';
import { bookingRows } from './booking-rows.ts';

/**
 * The trip the other way, on the same day; unfounded and canceled ones are none. Linked legs come first. Of a trip that is
 * saved only its own, whoever drives it and whenever it is: the legs of other trips are none.
 */
export const findReturnBooking: Handler<'findReturnBooking'> = async ({ body, services }) => {
  const { ap_date, clientId, destinationId, driverId, type, id = null } = body;
  return bookingRows(services.db)
    .where((row) =>
      row.or([
        row('booking.linkedId', '=', id),
        row.and([
          row('booking.ap_date', '=', ap_date),
          row('booking.clientId', '=', clientId),
          row('booking.destinationId', '=', destinationId),
          row('booking.type', '=', reverseType(type)),
          ...(driverId ? [row('booking.driverId', '=', driverId)] : []),
          ...(id ? [row('booking.linkedId', 'is', null)] : []),
        ]),
      ]),
    )
    .where('booking.status', '<', BookingStatus.unfounded)
    .where('booking.archivedAt', 'is', null)
    .orderBy(sql`booking."linkedId" is null`)
    .orderBy('booking.ap_time')
    .orderBy('booking.id')
    .execute();
};
