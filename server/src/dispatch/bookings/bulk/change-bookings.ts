import type { BodyOf, Handler } from '../../../app/operation.ts';
import { changeBooking } from '../change/change-booking.ts';
import { NO_WAYS } from '../way/way.ts';
import { waysAhead } from '../way/ways-ahead.ts';
import { oneByOne, type OneOfMany } from './one-by-one.ts';

/** Each booking is changed or refused by itself. */
export const changeBookings: Handler<'changeBookings'> = async ({ body, caller, services, request }) => {
  const { ids, change, assignAnyway } = body;
  const form: BodyOf<'updateBooking'> = { ...change, ...(assignAnyway !== undefined && { assignAnyway }) };
  const author = { caller, at: services.now() };
  const oneOf = (id: number): OneOfMany => {
    let ways = NO_WAYS;
    return {
      id,
      prepare: async () => {
        ways = await waysAhead(services, id, form, 'one');
      },
      work: (trx) => changeBooking(trx, id, form, author, ways),
    };
  };
  return oneByOne(services, request, ids.map(oneOf));
};
