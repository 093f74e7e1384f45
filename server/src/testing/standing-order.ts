import type { AnswerOf, BodyOf } from '../kernel/operation.ts';
import type { Row } from '../db/types.ts';
import type { BookingUpdate } from '../dispatch/booking-events.ts';
import { bookingForm, createRecords, type Records } from './records.ts';
import { createTestApp, type TestAnswer, type TestApp } from './test-app.ts';

/** Days of the standing order: Mondays, Wednesdays and Fridays until the 10th. */
export const dates = ['2026-03-02', '2026-03-04', '2026-03-06', '2026-03-09'];

/** A server with one standing order, and the calls of staff on it. */
export interface StandingOrder {
  readonly server: TestApp;
  readonly records: Records;
  /** Token of a lead. */
  readonly token: string;
  /** Changes announced since the order was made. */
  readonly updates: BookingUpdate[];
  /** Before each test: resets to this order alone. */
  renew(more?: Partial<BodyOf<'addBookings'>>): Promise<void>;
  /** Makes another order; answers its bookings. */
  order(more?: Partial<BodyOf<'addBookings'>>): Promise<number[]>;
  /** Its bookings: outbound legs by day, then returns. */
  ids(): readonly number[];
  idOf(index: number): number;
  update(index: number, form: BodyOf<'updateBooking'>): Promise<TestAnswer<AnswerOf<'updateBooking'>>>;
  remove(index: number, query: Record<string, string>): Promise<TestAnswer<AnswerOf<'deleteBooking'>>>;
  /** Puts a booking on a live invoice. */
  invoice(index: number): Promise<void>;
  /** History of a booking, latest first. */
  historyOf(index: number): Promise<AnswerOf<'listBookingHistory'>>;
  /** All bookings in the database. */
  saved(): Promise<Row<'booking'>[]>;
  /** One field of all bookings. */
  values<Field extends keyof Row<'booking'>>(field: Field): Promise<Row<'booking'>[Field][]>;
}

/** Starts the server; `renew` makes the order. */
export async function startStandingOrder(): Promise<StandingOrder> {
  const server = await createTestApp();
  const token = await server.signedIn('lead');
  const records = await createRecords(server.db);
  const updates: BookingUpdate[] = [];
  server.services.bookingEvents.on('booking_update', (update) => updates.push(update));
  let ids: readonly number[] = [];

  const idOf = (index: number): number => ids[index] ?? 0;
  const order: StandingOrder['order'] = async (more = {}) => {
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
    renew: async (more) => {
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
    ids: () => ids,
    idOf,
    update: (index, form) => server.call(token, 'updateBooking', form, { path: { id: idOf(index) } }),
    remove: (index, query) => server.call(token, 'deleteBooking', undefined, { path: { id: idOf(index) }, query }),
    invoice: async (index) => {
      await server.db
        .insertInto('client_invoice')
        .values({ id: 1, date: '2026-03-31', clientId: records.clientId, amount: 28 })
        .execute();
      await server.db
        .insertInto('client_invoice_line')
        .values({ invoiceId: 1, position: 1, bookingId: idOf(index), amount: 25, snapshot: '{}' })
        .execute();
    },
    historyOf: async (index) =>
      (await server.call(token, 'listBookingHistory', undefined, { path: { id: idOf(index) } })).body,
    saved,
    values: async (field) => (await saved()).map((row) => row[field]),
  };
}
