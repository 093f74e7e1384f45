import { BookingStatus, reverseType } from '@navette/shared/domain';
import type { Handler } from '../../app/operation.ts';
import { bookingRows } from './booking-rows.ts';

/** The trip the other way, on the same day; unfounded and canceled ones are none. */
export const findReturnBooking: Handler<'findReturnBooking'> = async ({ body, services }) => {
  const { ap_date, clientId, destinationId, driverId, type } = body;
  return bookingRows(services.db)
    .where('booking.ap_date', '=', ap_date)
    .where('booking.clientId', '=', clientId)
    .where('booking.destinationId', '=', destinationId)
    .where('booking.type', '=', reverseType(type))
    .where('booking.status', '<', BookingStatus.unfounded)
    .where('booking.archivedAt', 'is', null)
    .$if(Boolean(driverId), (query) => query.where('booking.driverId', '=', driverId ?? 0))
    .orderBy('booking.ap_time')
    .orderBy('booking.id')
    .execute();
};
