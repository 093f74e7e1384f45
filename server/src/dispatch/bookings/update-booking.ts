import type { Call } from '../../kernel/operation.ts';
import { answerVersion } from '../../kernel/version.ts';
import { rowVersion } from '../../db/record-versions.ts';
import type { DispatchServices } from '../services.ts';
import { changeBooking } from './change/change-booking.ts';
import { measureAhead } from './route/measure-ahead.ts';
import { writeBookings } from './write-bookings.ts';

/** The whole form or any part of it. Two people who change a booking at once come one after the other; each changes its own fields only. */
export async function updateBooking(call: Call<'updateBooking', DispatchServices>) {
  const { services, path, body, caller, request } = call;
  const distances = await measureAhead(services, path.id, body, body.scope ?? 'one');
  const author = { caller, at: services.now(), request };
  const { answer, version } = await writeBookings(services, async (trx) => {
    const { result, ...written } = await changeBooking(trx, path.id, body, author, distances);
    return { ...written, result: { answer: result, version: await rowVersion(trx, 'booking', path.id) } };
  });
  if (version !== undefined) answerVersion(call, version);
  return answer;
}
