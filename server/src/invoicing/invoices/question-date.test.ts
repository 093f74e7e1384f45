import { beforeEach, expect, it } from 'vitest';
import type { NewRow } from '../../db/types.ts';
import { bookingStage } from '../../testing/booking-stage.ts';
import { insertBooking } from '../../testing/records.ts';

const { server, token, records } = await bookingStage({ role: 'super', now: () => new Date('2026-04-20T09:00:00Z') });
const { clientId, driverId, insuranceId } = records;

beforeEach(async () => {
  await server.db.updateTable('invoice_series').set({ last: 0 }).execute();
  await server.db.deleteFrom('idempotent_call').execute();
});

interface Asked {
  readonly on: string;
  readonly booking?: number;
  readonly confirmDate?: boolean;
}

const book = (more: Partial<NewRow<'booking'>> = {}) =>
  insertBooking(server.db, records, { status: 1, price: 20, factuur: true, ...more });
const make = {
  client: async ({ on: date, booking, ...more }: Asked, headers = {}) => {
    const form = { invoice: { clientId, date, amount: 23 }, bookings: [booking ?? (await book())], ...more };
    return server.call(token, 'createClientInvoice', form, { headers });
  },
  driver: async ({ on: date, ...more }: Asked) => {
    const bookings = [await book({ price_driver: 20, commission: 0 })];
    return server.call(token, 'createDriverInvoice', { invoice: { driverId, date, amount: 20 }, bookings, ...more });
  },
  insurance: async ({ on: date, ...more }: Asked) => {
    const bookings = [await book({ insuranceId, mutualAmount: 22 })];
    const invoice = { insuranceId, date, amount: 22 };
    return server.call(token, 'createInsuranceInvoice', { invoice, bookings, ...more });
  },
};

it.each(['client', 'driver', 'insurance'] as const)(
  'the date of an invoice (%s) before that of the last number of its series is questioned by name, and taken once it is confirmed',
  async (kind) => {
    expect((await make[kind]({ on: '2026-03-10' })).body).toEqual({ id: 1 });
    const { status, problem } = await make[kind]({ on: '2026-03-09' });
    expect([status, problem.code, problem.fields]).toEqual([
      409,
      'document.date',
      [
        {
          field: 'invoice.date',
          messageKey: 'validation.document.beforeLast',
          params: { series: kind, number: '000001', date: '09/03/2026', last: '10/03/2026' },
        },
      ],
    ]);
    expect((await make[kind]({ on: '2026-03-09', confirmDate: true })).body).toEqual({ id: 2 });
    expect((await make[kind]({ on: '2026-03-09' })).body).toEqual({ id: 3 });
  },
);

it('the date of an invoice is questioned after today and in another year, and not on the day of the last number of another series', async () => {
  await make.driver({ on: '2026-04-20' });
  const keys = async (on: string) =>
    (await make.client({ on })).problem.fields.map(({ messageKey }: { messageKey: string }) => messageKey);
  expect(await keys('2026-04-21')).toEqual(['validation.document.afterToday']);
  expect(await keys('2025-12-31')).toEqual(['validation.document.otherYear']);
  expect((await server.call(token, 'getClientInvoiceId')).body).toEqual([{ id: 1 }]);
  expect((await make.client({ on: '2026-01-01' })).body).toEqual({ id: 1 });
});

it('the date of an invoice is the same attempt with and without its confirmation', async () => {
  const [again, headers] = [{ on: '2025-12-31', booking: await book() }, { 'idempotency-key': 'asked' }];
  expect((await make.client(again, headers)).status).toBe(409);
  expect((await make.client({ ...again, confirmDate: true }, headers)).body).toEqual({ id: 1 });
  expect((await make.client(again, headers)).body).toEqual({ id: 1 });
});

it('the date of an invoice is questioned to the later of two that are made at once', async () => {
  const answers = await Promise.all(['2026-03-10', '2026-03-09'].map((on) => make.client({ on })));
  const made = await server.db.selectFrom('client_invoice').select('date').orderBy('id').execute();
  // The earlier date first: both are made; the other way round the second is asked about.
  const isInOrder = made[0]?.date === '2026-03-09';
  expect(answers.map(({ status }) => status)).toEqual([200, isInOrder ? 200 : 409]);
  expect(made).toHaveLength(isInOrder ? 2 : 1);
});
