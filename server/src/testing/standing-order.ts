import type { BodyOf } from '../kernel/operation.ts';
import type { Row } from '../db/types.ts';
import type { BookingUpdate } from '../dispatch/booking-events.ts';
import { bookingForm, createRecords } from './records.ts';
import { createTestApp } from './test-app.ts';

/** Days of the standing order: Mondays, Wednesdays and Fridays until the 10th. */
export const dates = ['2026-03-02', '2026-03-04', '2026-03-06', '2026-03-09'];

/** Starts a server with one standing order, which `renew` makes, and the calls of a lead on it. */
export async function startStandingOrder() {
  const server = await createTestApp();
  const token = await server.signedIn('lead');
  const records = await createRecords(server.db);
  /** Changes announced since the order was made. */
  const updates: BookingUpdate[] = [];
  server.services.bookingEvents.on('booking_update', (update) => updates.push(update));
  let ids: readonly number[] = [];

  const idOf = (index: number): number => ids[index] ?? 0;
  /** Makes another order; answers its bookings. */
  const order = async (more: Partial<BodyOf<'addBookings'>> = {}): Promise<number[]> => {
    const series = { weekdays: [1, 3, 5], until: '2026-03-10' };
    return (
      await server.call(
        token,
        'addBookings',
        bookingForm(records, { dates, series, price: 25, price_driver: 20, ...more }),
      )
    ).body.insertIds;
  };
  const saved = () => server.db.selectFrom('booking').selectAll().orderBy('id').execute();
  return {
    server,
    records,
    token,
    updates,
    order,
    /** Before each test: resets to this order alone. */
    renew: async (more?: Partial<BodyOf<'addBookings'>>) => {
      for (const table of [
        'client_invoice_line',
        'client_invoice',
        'booking',
        'booking_history',
        'booking_series',
      ] as const)
        await server.db.deleteFrom(table).execute();
      ids = await order(more);
      updates.length = 0;
    },
    /** Its bookings: outbound legs by day, then returns. */
    ids: () => ids,
    idOf,
    update: (index: number, form: BodyOf<'updateBooking'>) =>
      server.call(token, 'updateBooking', form, { path: { id: idOf(index) } }),
    remove: (index: number, query: Record<string, string>) =>
      server.call(token, 'deleteBooking', undefined, { path: { id: idOf(index) }, query }),
    /** Puts a booking on a live invoice. */
    invoice: async (index: number) => {
      await server.db
        .insertInto('client_invoice')
        .values({ id: 1, date: '2026-03-31', clientId: records.clientId, amount: 28 })
        .execute();
      await server.db
        .insertInto('client_invoice_line')
        .values({ invoiceId: 1, position: 1, bookingId: idOf(index), amount: 25, snapshot: '{}' })
        .execute();
    },
    /** History of a booking, latest first. */
    historyOf: async (index: number) =>
      (await server.call(token, 'listBookingHistory', undefined, { path: { id: idOf(index) } })).body,
    saved,
    values: async <Field extends keyof Row<'booking'>>(field: Field) => (await saved()).map((row) => row[field]),
  };
}
