import type { Role } from '@navette/shared/domain';
import { afterAll, beforeEach } from 'vitest';
import type { BookingUpdate } from '../dispatch/booking-events.ts';
import type { BodyOf } from '../kernel/operation.ts';
import { bookingForm, createRecords, insertBooking } from './records.ts';
import { createTestApp } from './test-app.ts';

interface StageOptions {
  /** Role, `dispatch` by default. */
  readonly role?: Role;
  /** Fixed time; the real clock by default. */
  readonly now?: () => Date;
  /** Folder of stored files; files can't be stored without one. */
  readonly filesDir?: string;
  /** Settings besides those of tests. */
  readonly env?: NodeJS.ProcessEnv;
}

/** In an order that respects foreign keys. */
const tables = [
  'payment_plan_invoice',
  'payment_plan_part',
  'payment_plan',
  'document_sending',
  'document_batch',
  'dunning_letter_invoice',
  'dunning_letter',
  'payment_order',
  'payment_batch',
  'mandate',
  'credit_note_line',
  'credit_note',
  'invoice_payment',
  'invoice_reminder',
  'invoice_write_off',
  'client_invoice_line',
  'driver_invoice_line',
  'insurance_invoice_line',
  'client_invoice',
  'driver_invoice',
  'insurance_invoice',
  'driver_notification',
  'client_message',
  'booking',
  'booking_history',
  'availability',
  'availability_pattern',
  'driver_leave',
] as const;

/** Starts the server. Each test begins without bookings, invoices and messages, with all drivers active and available; closed after the last. */
export async function bookingStage({ role = 'dispatch', now, filesDir, env }: StageOptions = {}) {
  const server = await createTestApp({ ...(now && { now }), ...(filesDir && { filesDir }), ...(env && { env }) });
  afterAll(() => server.close());
  const updates: BookingUpdate[] = [];
  server.services.bookingEvents.on('booking_update', (update) => updates.push(update));
  beforeEach(async () => {
    for (const table of tables) await server.db.deleteFrom(table).execute();
    await server.db.updateTable('driver').set({ active: true }).execute();
    updates.length = 0;
  });
  const token = await server.signedIn(role);
  const records = await createRecords(server.db);
  return {
    server,
    records,
    /** Token of a staff member with the given role. */
    token,
    /** Changes of bookings announced since the test began. */
    updates,
    /** Inserts a booking as it is, without the rules of the API. */
    given: (more?: Parameters<typeof insertBooking>[2]) => insertBooking(server.db, records, more),
    /** Inserts trips of a day at once. */
    manyTrips: async (count: number, ap_date: string) => {
      const { clientId, destinationId, driverId } = records;
      const rows = Array.from({ length: count }, (_, index) => {
        const hour = String(8 + (index % 10)).padStart(2, '0');
        return {
          clientId,
          destinationId,
          driverId,
          ap_date,
          type: 'to' as const,
          ap_time: `${hour}:45`,
          pick_time: `${hour}:10`,
          pick_address: 'Rue Neuve 3, 1000 Bruxelles',
          accepted: 0 as const,
        };
      });
      await server.db.insertInto('booking').values(rows).execute();
    },
    add: (more?: Parameters<typeof bookingForm>[1]) => server.call(token, 'addBookings', bookingForm(records, more)),
    update: (id: number, form: BodyOf<'updateBooking'>, by = token) =>
      server.call(by, 'updateBooking', form, { path: { id } }),
    remove: (id: number, query: Record<string, string> = {}) =>
      server.call(token, 'deleteBooking', undefined, { path: { id }, query }),
    archive: (id: number) => server.call(token, 'archiveBooking', undefined, { path: { id } }),
    /** All bookings in the database. */
    saved: () => server.db.selectFrom('booking').selectAll().orderBy('id').execute(),
    /** History of a booking, the latest change first. */
    historyOf: async (id: number) => (await server.call(token, 'listBookingHistory', undefined, { path: { id } })).body,
    /** Puts a booking on an invoice of its client or driver. */
    invoice: async (bookingId: number, kind: 'client' | 'driver' = 'client', id = 1) => {
      const { driverId, clientId } = await server.db
        .selectFrom('booking')
        .select(['driverId', 'clientId'])
        .where('id', '=', bookingId)
        .executeTakeFirstOrThrow();
      const invoice = { id, date: '2026-03-31', amount: 28 };
      const line = { invoiceId: id, position: 1, bookingId, amount: 25, snapshot: '{}' };
      if (kind === 'client') {
        await server.db
          .insertInto('client_invoice')
          .values({ ...invoice, clientId })
          .execute();
        await server.db.insertInto('client_invoice_line').values(line).execute();
      } else {
        await server.db
          .insertInto('driver_invoice')
          .values({ ...invoice, driverId })
          .execute();
        await server.db.insertInto('driver_invoice_line').values(line).execute();
      }
    },
  };
}
