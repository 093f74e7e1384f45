import { beforeEach, expect, it } from 'vitest';
import { bookingForm } from '../../testing/records.ts';
import { invoicingStage } from '../testing/invoicing-stage.ts';

const { server, token, records, insuranceId, driverId, book, issue } = await invoicingStage();

const range = { startDate: '2026-03-01', endDate: '2026-03-31' };
const [PAST, COMING] = ['2026-03-10', '2026-03-20'];
const date = '2026-03-31';

beforeEach(async () => {
  const since = { validFrom: '2026-03-15', at: new Date(), userName: '' };
  const version = (kind: 'insurer' | 'waiting' | 'commission', ownerId: number, values: object) => ({
    ...since,
    kind,
    ownerId,
    values: JSON.stringify(values),
  });
  await server.db
    .insertInto('tariff_version')
    .values([
      version('insurer', insuranceId, { min10km: 10.5, plus10km: 1.1 }),
      version('waiting', 0, { price: 6 }),
      version('commission', driverId, { commission: 25 }),
    ])
    .onConflict((row) => row.doNothing())
    .execute();
});

/** Two trips of 18 km for the insurer, before and after its rates change: 16.20 and 19.30. */
const insured = async () => {
  const trip = { insuranceId, mutualDistance: 18, price: null, factuur: false };
  const made = [];
  for (const ap_date of [PAST, COMING]) made.push(await book({ ...trip, ap_date, mutualPatientID: `T-${ap_date}` }));
  return made;
};

it('issues the invoice of an insurer with each trip at the tariff of its day', async () => {
  const trips = await insured();
  expect((await issue('insurance', 32.4, trips, { date })).problem.code).toBe('invoice.amount');
  expect((await issue('insurance', 35.5, trips, { date })).status).toBe(200);
});

it('makes the invoices of the month end with each trip at the tariff of its day', async () => {
  const bookings = await insured();
  const { body } = await server.call(token, 'previewMonthEnd', { kind: 'insurance', ...range, chosen: [] });
  expect(body.invoices.map(({ lines }) => lines.map(({ amount }) => amount))).toEqual([[16.2, 19.3]]);
  const invoices = [{ key: 'by-day', payerId: insuranceId, amount: 35.5, bookings }];
  const made = await server.call(token, 'createInvoices', { kind: 'insurance', date, invoices });
  expect(made.body).toMatchObject([{ problem: null }]);
});

it('settles trips of a driver with waiting and commission of their days', async () => {
  const trip = { dates: [PAST, COMING], ap_waittime: '01:00' as const, price_driver: 30, factuurDriver: true };
  const { body } = await server.call(token, 'addBookings', bookingForm(records, trip));
  await server.db.updateTable('booking').set({ status: 1, factuur: true }).where('id', 'in', body.insertIds).execute();
  // 40 less 20 %, and 42 less 25 %.
  expect((await issue('driver', 64, body.insertIds, { date })).problem.code).toBe('invoice.amount');
  expect((await issue('driver', 63.5, body.insertIds, { date })).status).toBe(200);
});
