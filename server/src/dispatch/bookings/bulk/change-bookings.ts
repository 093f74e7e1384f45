import type { BodyOf } from '../../../kernel/operation.ts';
import type { Incident } from '../../../kernel/incident.ts';
import type { BookingWriting } from '../write-bookings.ts';
import type { Author } from '../change/save-changes.ts';
import type { Measuring } from '../route/measure-routes.ts';
import { changeBooking } from '../change/change-booking.ts';
import { NO_DISTANCES } from '../route/trip-route.ts';
import { measureAhead } from '../route/measure-ahead.ts';
import { oneByOne, type OneOfMany } from './one-by-one.ts';

/** Each booking is changed or refused by itself. */
export function changeBookings(
  services: BookingWriting & Measuring,
  { ids, change, seen, assignAnyway }: BodyOf<'changeBookings'>,
  author: Author,
  incident: Incident,
) {
  const form: BodyOf<'updateBooking'> = {
    ...change,
    ...(seen && { seen }),
    ...(assignAnyway !== undefined && { assignAnyway }),
  };
  const oneOf = (id: number): OneOfMany => {
    let distances = NO_DISTANCES;
    return {
      id,
      prepare: async () => {
        distances = await measureAhead(services, id, form, 'one');
      },
      work: (trx) => changeBooking(trx, id, form, author, distances),
    };
  };
  return oneByOne(services, incident, ids.map(oneOf));
}
