import { beforeEach } from 'vitest';
import { raiseOfChanges, raiseOfTime } from '../messages/raise-messages.ts';
import { sendMessages } from '../messages/send-messages.ts';
import type { SmsPort } from '../ports/sms/sms-port.ts';
import { bookingStage } from './booking-stage.ts';
import { bookingForm } from './records.ts';

const place = (latitude: number, longitude: number) => ({ latitude, longitude });

/** Starts the server with a client who agrees to messages. Each test begins on 2 March 2026 at 11:00 in Brussels, without messages. */
export async function messageStage(env: NodeJS.ProcessEnv = {}) {
  let moment = new Date('2026-03-02T15:00:00Z');
  const now = () => moment;
  const stage = await bookingStage({ now, env });
  const { server, records } = stage;
  // A session of the day before is over.
  const token = () => server.signedIn('dispatch');
  const { db, services } = server;
  const add = async (more: Parameters<typeof bookingForm>[1] = {}) =>
    server.call(await token(), 'addBookings', bookingForm(records, more));
  const consent = (messages: boolean, more = {}) =>
    db
      .updateTable('client')
      .set({ messages, mobile: '+32470123456', language: 'nl', ...more })
      .where('id', '=', records.clientId)
      .execute();
  beforeEach(async () => {
    moment = new Date('2026-03-02T10:00:00Z');
    for (const table of ['outbox_sms', 'outbox_mail', 'driver_location', 'setting', 'periodic_job'] as const)
      await db.deleteFrom(table).execute();
    await consent(true);
    await db.updateTable('client').set(place(50.85, 4.35)).where('id', '=', records.clientId).execute();
    await db
      .updateTable('destination')
      .set({ ...place(50.88, 4.4), wardEmail: null })
      .execute();
  });
  return {
    server,
    records,
    given: stage.given,
    add,
    token,
    now,
    at: (text: string) => void (moment = new Date(text)),
    consent,
    booked: async (more: Parameters<typeof add>[0] = {}) =>
      (await add({ confirmDuplicates: true, ...more })).body.insertId,
    /** Raises and sends what is due. */
    run: async (sms: SmsPort = services.sms) => {
      await raiseOfChanges(db, moment);
      await raiseOfTime(services);
      await sendMessages({ ...services, sms });
    },
    listed: async (bookingId: number) =>
      (await server.call(await token(), 'listClientMessages', undefined, { query: { bookingId } })).body,
    update: async (id: number, form: Parameters<typeof stage.update>[1]) => stage.update(id, form, await token()),
    remove: async (id: number, query: Record<string, string> = {}) =>
      server.call(await token(), 'deleteBooking', undefined, { path: { id }, query }),
    /** Texts in the outbox, oldest first. */
    texts: async () =>
      (await db.selectFrom('outbox_sms').select('text').orderBy('at').execute()).map(({ text }) => text),
    /** Puts a driver in a car at a place, now. */
    drive: (driverId: number, latitude: number, longitude: number, charged = false) =>
      db
        .insertInto('driver_location')
        .values({
          driverId,
          latitude,
          longitude,
          charged,
          time: moment,
          position: JSON.stringify({ activity: { type: 'in_vehicle' } }),
        })
        .onConflict((conflict) =>
          conflict.column('driverId').doUpdateSet({ latitude, longitude, charged, time: moment }),
        )
        .execute(),
    /** Cancels a booking without a line of its history. */
    cancel: (id: number) => db.updateTable('booking').set({ status: 3 }).where('id', '=', id).execute(),
  };
}
