import { bookingsTotal, sumMoney } from '@navette/shared/domain';
import { describe, expect, it } from 'vitest';
import type { NewRow } from '../../db/types.ts';
import { bookingStage } from '../../testing/booking-stage.ts';
import { insertBooking } from '../../testing/records.ts';

const { server, token, records } = await bookingStage({ role: 'super', now: () => new Date('2026-03-20T10:00:00Z') });
const { clientId, insuranceId } = records;

const book = (more: Partial<NewRow<'booking'>> = {}) =>
  insertBooking(server.db, records, { status: 1, price: 40, price_driver: 30, commission: 20, ...more });
const totals = async (query = {}) => (await server.call(token, 'getTotals', undefined, { query })).body[0];
const march = { from: '2026-03-01', to: '2026-03-31' };
const bill = (id: number, date: string, amount: number, more: Partial<NewRow<'client_invoice'>> = {}) =>
  server.db
    .insertInto('client_invoice')
    .values({ id, date, clientId, amount, totals: JSON.stringify({ adminPrice: 3 }), ...more })
    .execute();

describe('totals', () => {
  it('splits the sales into cash and invoice, and counts clients and invoices of the period', async () => {
    await book({ waitprice: 5 });
    await book({ factuur: true });
    await book({ insuranceId, mutualAmount: 22.5, mutualPatientAmount: 4 });
    await book({ status: 3 });
    await book({ archivedAt: '2026-03-04T10:00:00Z' });
    await book({ ap_date: '2025-12-31' });
    await bill(1, '2026-03-05', 43);
    await bill(2, '2025-12-31', 43);
    expect(await totals(march)).toEqual({
      clients: 1,
      bookings: 4,
      total_price_all: 107.5,
      total_cash: 49,
      total_factuur: 58.5,
      total_invoiced: 43,
    });
    expect(await totals()).toMatchObject({ bookings: 5, total_price_all: 147.5, total_invoiced: 86 });
    expect(await totals({ from: '2030-01-01', to: '2030-01-31' })).toMatchObject({ clients: 0, bookings: 0 });
  });

  it('continues to count an invoiced booking when it is archived, credited or restored', async () => {
    const id = await book();
    await bill(1, '2026-03-05', 43);
    await server.db
      .insertInto('client_invoice_line')
      .values({ invoiceId: 1, position: 1, bookingId: id, amount: 40, snapshot: '{}' })
      .execute();
    const before = await totals(march);
    const behind = async () => (await server.call(token, 'listStatsBookings', march)).body;
    const listed = await behind();
    expect((await server.call(token, 'archiveBooking', undefined, { path: { id } })).status).toBe(200);
    expect(before).toMatchObject({ bookings: 1, total_price_all: 40 });
    expect([await totals(march), await behind()]).toEqual([before, listed]);
    await server.db.updateTable('client_invoice_line').set({ live: false }).execute();
    expect(await totals(march)).toEqual(before);
    await server.call(token, 'unarchiveBooking', undefined, { path: { id } });
    expect([await totals(march), await behind()]).toEqual([before, listed]);
  });

  it.each([
    [{ from: '2026-03-02', to: '2026-03-01' }, 'to', 'validation.endBeforeStart'],
    [{ from: '2026-03-02' }, 'to', 'validation.required'],
    [{ to: '2026-03-02' }, 'from', 'validation.required'],
    [{ from: '2026-02-30', to: '2026-03-02' }, 'from', 'validation.date'],
  ])('refuses the period %j', async (query, field, messageKey) => {
    const { status, problem } = await server.call(token, 'getTotals', undefined, { query });
    expect([status, problem.fields[0]]).toMatchObject([400, { field, messageKey }]);
  });
});

describe('figures by month and day', () => {
  it('adds the fees of the invoices of the month to the commission as profit', async () => {
    await book({ waitprice: 5 });
    await book({ ap_date: '2026-01-10' });
    await bill(1, '2026-03-05', 43);
    await bill(2, '2026-03-05', 43, { cancelledAt: '2026-03-06T10:00:00Z' });
    const { body } = await server.call(token, 'listMonthlyStats', { date: '2026' });
    expect(body).toEqual([
      { month: 1, year: 2026, amount: 40, profit: 6, bookings: 1 },
      { month: 3, year: 2026, amount: 45, profit: 10, bookings: 1 },
    ]);
    expect((await server.call(token, 'listDailyStats', { date: '2026-07-15' })).body).toEqual([
      { day: '2026-01-10', amount: 40, profit: 6, bookings: 1 },
      { day: '2026-03-03', amount: 45, profit: 7, bookings: 1 },
      { day: '2026-03-05', amount: 0, profit: 3, bookings: 0 },
    ]);
  });

  it('takes any year and any period', async () => {
    await book({ ap_date: '1999-12-31' });
    expect((await server.call(token, 'listMonthlyStats', { date: '1999' })).body).toHaveLength(1);
    expect((await server.call(token, 'listDailyStats', { from: '1990-01-01', to: '2030-12-31' })).body).toHaveLength(1);
    expect((await server.call(token, 'listMonthlyStats', { date: '2001' })).body).toEqual([]);
  });

  it('ends the six months at the day, and at today in the year that runs', async () => {
    for (const ap_date of ['2025-09-20', '2025-09-21', '2026-03-20', '2026-03-21']) await book({ ap_date });
    const days = async (date: string) =>
      (await server.call(token, 'listHalfYearStats', { date })).body.map(({ day }) => day);
    expect(await days('2026')).toEqual(['2025-09-21', '2026-03-20']);
    expect(await days('2026-03-21')).toEqual(['2026-03-20', '2026-03-21']);
    expect(await days('2025')).toEqual(['2025-09-20', '2025-09-21']);
  });

  it('counts by weekday and hour', async () => {
    await book({ ap_date: '2026-03-02', ap_time: '08:59' });
    await book({ ap_date: '2026-03-09', ap_time: '08:00' });
    await book({ ap_date: '2026-03-08', ap_time: '23:15' });
    expect((await server.call(token, 'listWeekdayStats', { date: '2026' })).body).toEqual([
      { day_name: 'Monday', hour: 8, amount: 80, bookings: 2 },
      { day_name: 'Sunday', hour: 23, amount: 40, bookings: 1 },
    ]);
  });

  it.each([
    [{}, 'date', 'validation.required'],
    [{ date: '2026-02-30' }, 'date', 'validation.date'],
  ])('refuses %j', async (query, field, messageKey) => {
    const { status, problem } = await server.call(token, 'listDailyStats', query);
    expect([status, problem.fields[0]]).toMatchObject([400, { field, messageKey }]);
  });
});

it('unpaid amounts are the late part of the open client invoices, with the largest client last', async () => {
  const other = await server.db
    .insertInto('client')
    .values({ firstname: 'Jan', lastname: 'Peeters' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await bill(1, '2026-03-04', 50, { status: 2 });
  await bill(2, '2026-03-05', 30);
  await bill(3, '2026-01-05', 10, { clientId: other.id });
  await bill(4, '2026-01-05', 99, { status: 1 });
  const [total, late, clients] = (await server.call(token, 'getUnpaid')).body;
  expect([total, late]).toEqual([[{ amount: 90 }], [{ amount: 60 }]]);
  expect(clients).toEqual([
    { clientId: other.id, lastname: 'Peeters', firstname: 'Jan', amount: 10 },
    { clientId, lastname: 'Œuvrard', firstname: 'Zoé', amount: 80 },
  ]);
  const behind = (await server.call(token, 'listStatsInvoices', { unpaid: true })).body;
  expect(sumMoney(behind.map(({ amount }) => amount))).toBe(90);
  expect(sumMoney(behind.filter((invoice) => invoice.late).map(({ amount }) => amount))).toBe(60);
});

it('unpaid amounts are late after the due date on the document', async () => {
  await bill(1, '2026-03-04', 50, { company: JSON.stringify({ paymentTerm: 30 }) });
  expect((await server.call(token, 'getUnpaid')).body[1]).toEqual([{ amount: 0 }]);
  expect((await server.call(token, 'listStatsInvoices', { unpaid: true })).body).toMatchObject([{ late: false }]);
});

it('unpaid amounts are reduced by payments and credits', async () => {
  await bill(1, '2026-03-04', 50);
  const entry = { kind: 'client' as const, invoiceId: 1, date: '2026-03-10' };
  await server.db
    .insertInto('invoice_payment')
    .values({ ...entry, amount: 20, source: 'bank', at: '2026-03-10T10:00:00Z', userName: 'An' })
    .execute();
  await server.db
    .insertInto('credit_note')
    .values({
      ...entry,
      id: 1,
      amount: 10,
      reason: 'Trop',
      whole: false,
      totals: JSON.stringify({ fee: 3 }),
      company: '{}',
      issuedAt: '2026-03-10T10:00:00Z',
    })
    .execute();
  const [total, late] = (await server.call(token, 'getUnpaid')).body;
  expect([total, late]).toEqual([[{ amount: 20 }], [{ amount: 20 }]]);
  expect((await server.call(token, 'listStatsInvoices', { unpaid: true })).body).toMatchObject([{ id: 1, amount: 20 }]);
  expect(await totals(march)).toMatchObject({ total_invoiced: 40 });
  const behind = (await server.call(token, 'listStatsInvoices', march)).body;
  expect(behind).toMatchObject([
    { kind: 'credit', id: 1, amount: -10, invoiceId: 1, invoiceKind: 'client', name: 'Œuvrard Zoé' },
    { kind: 'client', id: 1, amount: 50, invoiceId: null },
  ]);
  expect((await server.call(token, 'listMonthlyStats', { date: '2026' })).body).toEqual([]);
  for (const table of ['credit_note', 'invoice_payment'] as const) await server.db.deleteFrom(table).execute();
});

it('unpaid amounts include the invoices of insurers, also in the list behind it, without write-offs', async () => {
  const toInsurer = { insuranceId, amount: 100, date: '2026-03-04' };
  await bill(1, '2026-03-19', 50);
  await server.db
    .insertInto('insurance_invoice')
    .values([
      { ...toInsurer, id: 1 },
      { ...toInsurer, id: 2, date: '2026-03-19' },
      { ...toInsurer, id: 3 },
    ])
    .execute();
  await server.call(token, 'updateInsuranceInvoice', { status: 1, reason: 'Faillite' }, { path: { id: 3 } });
  const [total, late, clients] = (await server.call(token, 'getUnpaid')).body;
  expect([total, late, clients.map(({ amount }) => amount)]).toEqual([[{ amount: 250 }], [{ amount: 100 }], [50]]);
  const behind = (await server.call(token, 'listStatsInvoices', { unpaid: true })).body;
  expect(sumMoney(behind.map(({ amount }) => amount))).toBe(250);
  expect(behind.filter(({ kind }) => kind === 'insurance').map((row) => [row.id, row.late])).toEqual([
    [2, false],
    [1, true],
  ]);
});

it('unpaid amounts are zero without invoices', async () => {
  expect((await server.call(token, 'getUnpaid')).body).toEqual([[{ amount: 0 }], [{ amount: 0 }], []]);
});

describe('the lists behind the figures', () => {
  it('the lists behind the figures have the totals of the figures, which are those of the list of bookings', async () => {
    await book({ waitprice: 5 });
    await book({ factuur: true, ap_time: '14:30' });
    await book({ insuranceId, mutualAmount: 22.5, mutualPatientAmount: 4, ap_date: '2026-03-04' });
    await book({ status: 2 });
    const figures = await totals(march);
    const behind = (await server.call(token, 'listStatsBookings', march)).body;
    const sum = (field: 'amount' | 'cash' | 'factuur') => sumMoney(behind.map((row) => row[field]));
    expect([behind.length, sum('amount'), sum('cash'), sum('factuur')]).toEqual([
      figures?.bookings,
      figures?.total_price_all,
      figures?.total_cash,
      figures?.total_factuur,
    ]);
    const listed = await server.call(token, 'listBookingsByDate', { startDate: march.from, endDate: march.to });
    expect([listed.body.length, bookingsTotal(listed.body)]).toEqual([figures?.bookings, figures?.total_price_all]);
    const cell = (await server.call(token, 'listStatsBookings', { ...march, weekday: 2, hour: 14 })).body;
    expect(cell.map(({ ap_time }) => ap_time)).toEqual(['14:30']);
  });

  it('the lists behind the figures have the invoices of the period to clients and insurers', async () => {
    await bill(1, '2026-03-05', 43);
    await bill(2, '2026-04-05', 43);
    await server.db
      .insertInto('insurance_invoice')
      .values({ id: 1, date: '2026-03-31', insuranceId, amount: 100 })
      .execute();
    const rows = (await server.call(token, 'listStatsInvoices', march)).body;
    expect(rows).toMatchObject([
      { kind: 'insurance', id: 1, payerId: insuranceId, name: 'Mutualité', amount: 100, late: false },
      { kind: 'client', id: 1, payerId: clientId, name: 'Œuvrard Zoé', amount: 43, late: false },
    ]);
    expect(sumMoney(rows.map(({ amount }) => amount))).toBe((await totals(march))?.total_invoiced);
  });

  it('the lists behind the figures mark no invoice as late with nothing open', async () => {
    await bill(1, '2026-03-01', 43);
    await bill(2, '2026-03-02', 43);
    const entry = { kind: 'client', source: 'bank', at: '2026-03-10T10:00:00Z', userName: 'An' } as const;
    await server.db
      .insertInto('invoice_payment')
      .values({ ...entry, invoiceId: 1, date: '2026-03-10', amount: 43 })
      .execute();
    const rows = (await server.call(token, 'listStatsInvoices', march)).body;
    expect(rows.map(({ id, late }) => [id, late])).toEqual([
      [2, true],
      [1, false],
    ]);
    await server.db.deleteFrom('invoice_payment').execute();
  });

  it.each([
    ['listStatsBookings', { from: '2025-01-01', to: '2026-03-01' }, 'to'],
    ['listStatsInvoices', {}, 'from'],
  ] as const)('are refused: %s %j', async (operation, body, field) => {
    const { status, problem } = await server.callWith(token, operation, body);
    expect([status, problem.fields[0]?.field]).toEqual([400, field]);
  });
});
