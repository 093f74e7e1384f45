import type { BodyOf } from '../../kernel/operation.ts';
import { changeBooking } from './change/change-booking.ts';
import type { Author } from './change/save-changes.ts';
import type { Measuring } from './route/measure-routes.ts';
import { measureAhead } from './route/measure-ahead.ts';
import { type BookingWriting, writeBookings } from './write-bookings.ts';

/** The whole form or any part of it. Two people who change a booking at once come one after the other; each changes its own fields only. */
export async function updateBooking(
  services: BookingWriting & Measuring,
  id: number,
  form: BodyOf<'updateBooking'>,
  author: Author,
) {
  const distances = await measureAhead(services, id, form, form.scope ?? 'one');
  return writeBookings(services, (trx) => changeBooking(trx, id, form, author, distances));
}
