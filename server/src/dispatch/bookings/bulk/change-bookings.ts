import type { AnswerOf, BodyOf, Handler } from '../../../app/operation.ts';
import { asProblem } from '../../../app/error-handler.ts';
import { changeBooking } from '../change/change-booking.ts';
import { tellOfBookings } from '../write-bookings.ts';

type BulkResult = AnswerOf<'changeBookings'>[number];
type Form = BodyOf<'updateBooking'>;

/** Each booking in a transaction of its own, as if it were changed alone; who listens hears of all of them at once. */
export const changeBookings: Handler<'changeBookings'> = async ({ body, caller, services, request }) => {
  const { ids, change, assignAnyway } = body;
  const form: Form = { ...change, ...(assignAnyway !== undefined && { assignAnyway }) };
  const author = { caller, at: services.now() };
  const changed: { ids: number[]; dates: string[] } = { ids: [], dates: [] };

  const changeOne = async (id: number): Promise<BulkResult> => {
    try {
      const written = await services.db.transaction().execute((trx) => changeBooking(trx, id, form, author));
      changed.ids.push(...written.ids);
      changed.dates.push(...written.dates);
      return { id, result: written.ids.length > 0 ? 'changed' : 'unchanged', problem: null };
    } catch (error) {
      const problem = asProblem(error);
      if (problem.status >= 500) request.log.error({ err: error, bookingId: id }, 'a booking of several could not be changed');
      return { id, result: 'refused', problem: problem.body(request.id) };
    }
  };

  const results: BulkResult[] = [];
  for (const id of ids) results.push(await changeOne(id));
  await tellOfBookings(services, changed.ids, changed.dates);
  return results;
};
