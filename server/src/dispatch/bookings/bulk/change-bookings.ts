import type { BodyOf } from '../../../kernel/operation.ts';
import type { Incident } from '../../../kernel/incident.ts';
import type { BookingWriting } from '../write-bookings.ts';
import type { Author } from '../change/save-changes.ts';
import type { Measuring } from '../route/measure-routes.ts';
import { changeBooking } from '../change/change-booking.ts';
import { refuseFound } from '../duplicates.ts';
import { NO_DISTANCES } from '../route/trip-route.ts';
import { measureAhead } from '../route/measure-ahead.ts';
import { oneByOne, type OneOfMany } from './one-by-one.ts';

/** Each booking is changed or refused by itself; one whose client would then travel twice at near times is refused until the user confirms it. */
export function changeBookings(
  services: BookingWriting & Measuring,
  { ids, change, seen, assignAnyway, confirmDuplicates = false }: BodyOf<'changeBookings'>,
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
      work: async (trx) => {
        const changed = await changeBooking(trx, id, form, author, distances);
        if (!confirmDuplicates) refuseFound(changed.result.doubles ?? []);
        return changed;
      },
    };
  };
  return oneByOne(services, incident, ids.map(oneOf));
}
