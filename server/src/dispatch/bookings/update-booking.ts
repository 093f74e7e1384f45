import type { Handler } from '../../app/operation.ts';
import { changeBooking } from './change/change-booking.ts';
import { waysAhead } from './way/ways-ahead.ts';
import { writeBookings } from './write-bookings.ts';

/** The whole form or any part of it. Two people who change a booking at once come one after the other; each changes its own fields only. */
export const updateBooking: Handler<'updateBooking'> = async ({ path, body, caller, services }) => {
  const ways = await waysAhead(services, path.id, body, body.scope ?? 'one');
  return writeBookings(services, (trx) => changeBooking(trx, path.id, body, { caller, at: services.now() }, ways));
};
