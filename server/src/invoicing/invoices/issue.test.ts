import { addDays, latestInvoiceDate, sumMoney } from '@navette/shared/domain';
import { describe, expect, it } from 'vitest';
import type { NewRow } from '../../db/types.ts';
import { invoicingStage, type Issuing, refusalOf } from '../testing/invoicing-stage.ts';

const { server, token, clientId, insuranceId, date, book, golden, issue, logged } = await invoicingStage();

const KINDS = ['client', 'driver', 'insurance'] as const;
const forClient = (amount: number, bookings: number[], how: Issuing = {}) => issue('client', amount, bookings, how);
const nextClientId = async () => (await server.call(token, 'getClientInvoiceId')).body[0]?.id;

describe('issuing an invoice', () => {
  it('bills a client the lines, the parking and the fee (specification/wallets.md#client-invoice-total)', async () => {
    const ids = await golden();
    expect(await issue('client', 54.5, ids)).toMatchObject({ status: 200, body: { id: 1 } });
    expect(await server.db.selectFrom('client_invoice').selectAll().executeTakeFirst()).toMatchObject({
      amount: 54.5,
      date,
      status: 0,
      totals: { subtotal: 48, parking: 3.5, adminPrice: 3, total: 54.5 },
      payer: { name: 'Zoé Œuvrard', address: 'Rue Neuve 3, 1000 Bruxelles' },
      company: { paymentTerm: 15, adminPrice: 3 },
    });
    expect(await server.db.selectFrom('client_invoice_line').selectAll().orderBy('position').execute()).toMatchObject([
      {
        bookingId: ids[0],
        position: 1,
        amount: 30,
        live: true,
        snapshot: { price: 25, waitprice: 5, ticket_price: 3.5 },
      },
      { bookingId: ids[1], position: 2, amount: 18 },
    ]);
    expect((await server.call(token, 'listClientWallets', {})).body).toEqual([]);
  });

  it('settles a driver invoiced plus rectification minus commission (specification/wallets.md#driver-settlement)', async () => {
    const distance = (price: number) => {
      const figures = { price, distance: 12.5, duration: 1200 };
      return JSON.stringify({ totals: { to: figures, back: figures, simple: figures } });
    };
    const own = { price: null, factuur: false, commission: 20 };
    const ids = [
      await book({ ...own, price_driver: 30, waitprice: 5, factuur: true }),
      await book({ ...own, distance: distance(18), creditDriver: true, creditAmount: -2.5 }),
      await book({ ...own, distance: distance(22.5), insuranceId, mutualPatientAmount: 4 }),
    ];
    expect(await issue('driver', 35.9, ids)).toMatchObject({ status: 200, body: { id: 1 } });
    const lines = await server.db.selectFrom('driver_invoice_line').select('amount').execute();
    expect(sumMoney(lines.map(({ amount }) => amount))).toBe(35.9);
  });

  it('settles a driver who owes (specification/wallets.md#commission)', async () => {
    expect((await issue('driver', -8, [await book({ price_driver: 40, commission: 20, factuur: false })])).status).toBe(
      200,
    );
  });

  it('refuses to bill an insurer a transport again by another booking of the same trip, not the other direction', async () => {
    const trip = { insuranceId, mutualAmount: 22, mutualPatientID: 'BQ-1' };
    const [first, again, home] = [await book(trip), await book(trip), await book({ ...trip, type: 'back' })];
    expect(refusalOf(await issue('insurance', 44, [first, again]))).toEqual([
      '409 invoice.bookings',
      'bookings.1 validation.invoice.transportTwice',
    ]);
    expect((await issue('insurance', 22, [first])).status).toBe(200);
    expect(refusalOf(await issue('insurance', 22, [again]))).toEqual([
      '409 invoice.bookings',
      'bookings.0 validation.invoice.transportInvoiced',
    ]);
    expect((await issue('insurance', 22, [home])).status).toBe(200);
  });

  it('bills an insurer gross minus shares, without a fee (specification/wallets.md#insurer-lines)', async () => {
    const ids = [
      await book({ insuranceId, mutualDistance: 16, mutualPatientAmount: 4 }),
      await book({ insuranceId, mutualAmount: 22, mutualPatientAmount: 2.5 }),
    ];
    expect(await issue('insurance', 29.9, ids)).toMatchObject({ status: 200, body: { id: 1 } });
  });

  it('numbers invoices in three separate series, and does not reserve the next number', async () => {
    expect([await nextClientId(), await nextClientId()]).toEqual([1, 1]);
    const [one, other] = [await book(), await book({ insuranceId, mutualAmount: 22 })];
    expect((await forClient(23, [one], { id: 7 })).body.id).toBe(1);
    expect((await issue('driver', 0, [one])).body).toEqual({ id: 1 });
    expect((await issue('insurance', 22, [other])).body.id).toBe(1);
    expect(await nextClientId()).toBe(2);
  });

  it('keeps its amounts when rates and records change afterwards, and freezes the bookings', async () => {
    const id = await book();
    await forClient(23, [id]);
    const { status, problem } = await server.call(token, 'updateBooking', { price: 99 }, { path: { id } });
    expect([status, problem.code]).toEqual([409, 'booking.invoiced']);
  });

  it('issuing an invoice is audited with the amount and the bookings', async () => {
    const id = await book();
    await forClient(23, [id]);
    expect(await logged('createClientInvoice')).toMatchObject({
      subject: '000001',
      recordId: 1,
      changes: [
        { field: 'amount', before: null, after: '23' },
        { field: 'bookings', after: String(id) },
      ],
    });
  });
});

describe('an invoice that is refused', () => {
  const refused = async (change: Partial<NewRow<'booking'>>) => {
    const bookings = [await book(), await book(change)];
    const answer = await forClient(43, bookings);
    expect(answer.problem.fields[0]?.params).toEqual({ booking: bookings[1] });
    expect(await nextClientId()).toBe(1);
    return refusalOf(answer);
  };

  it.each([
    ['archived', { archivedAt: '2026-03-04T10:00:00Z' }],
    ['notClosed', { status: 0 as const }],
    ['otherPayer', {}],
    ['negative', { price: -5 }],
  ] as const)('names the booking: %s', async (reason, change) => {
    const other = reason === 'otherPayer' ? { clientId: await anotherClient() } : {};
    expect(await refused({ ...change, ...other })).toEqual([
      '409 invoice.bookings',
      `bookings.1 validation.invoice.${reason}`,
    ]);
  });

  it('names the invoice of an invoiced booking, and a booking that does not exist', async () => {
    const id = await book();
    await forClient(23, [id]);
    const again = await forClient(23, [id]);
    expect(refusalOf(again)).toEqual(['409 invoice.bookings', 'bookings.0 validation.invoice.invoiced']);
    expect(again.problem.fields[0]?.params).toEqual({ booking: id, invoice: '000001' });
    expect(refusalOf(await forClient(23, [999_999]))).toEqual([
      '400 validation',
      'bookings.0 validation.invoice.noBooking',
    ]);
    expect(await nextClientId()).toBe(2);
  });

  it('says both figures when the amount differs, as after a change of a booking', async () => {
    const id = await book();
    await server.db.updateTable('booking').set({ price: 30 }).where('id', '=', id).execute();
    const refusal = await forClient(23, [id]);
    expect(refusalOf(refusal)).toEqual(['409 invoice.amount', 'invoice.amount problem.invoice.amount']);
    expect(refusal.problem.params).toEqual({ sent: 23, computed: 33 });
    expect(await nextClientId()).toBe(1);
  });

  it('refuses an invoice of zero, and one to an insurer without an address', async () => {
    const nothing = await forClient(3, [await book({ price: 0 })]);
    expect(refusalOf(nothing)).toEqual(['400 validation', 'invoice.amount validation.invoice.nothing']);
    const id = await book({ insuranceId, mutualAmount: 22 });
    await server.db.updateTable('insurance').set({ address: null, fullAddress: null }).execute();
    const nowhere = await issue('insurance', 22, [id]);
    expect(refusalOf(nowhere)).toEqual(['400 validation', 'invoice.insuranceId validation.invoice.noAddress']);
    await server.db.updateTable('insurance').set({ address: 'Rue Royale 4', fullAddress: null }).execute();
    expect((await issue('insurance', 22, [id])).body).toEqual({ id: 1 });
  });

  it('an invoice dated too far ahead is refused on its date and consumes no number, at month end too', async () => {
    const latest = latestInvoiceDate('2026-04-20');
    const [bookings, tooLate] = [[await book()], addDays(latest, 1)];
    const make = (day: string) => forClient(23, bookings, { date: day, confirmDate: true });
    const refusal = { messageKey: 'validation.invoice.dateTooLate', params: { days: 31 } };
    const { status, problem } = await make(tooLate);
    expect([status, problem.fields]).toEqual([400, [{ field: 'invoice.date', ...refusal }]]);
    const invoices = [{ key: 'a', payerId: clientId, amount: 23, bookings }];
    const many = await server.call(token, 'createInvoices', { kind: 'client', date: tooLate, invoices });
    expect([many.status, many.problem.fields]).toEqual([400, [{ field: 'date', ...refusal }]]);
    expect((await make(latest)).body).toEqual({ id: 1 });
  });

  it('refuses an invoice amount with three decimals, and a role without the permission', async () => {
    expect((await forClient(23.005, [await book()])).problem.fields).toMatchObject([{ field: 'invoice.amount' }]);
    const dispatcher = await server.signedIn('dispatch');
    const order = { invoice: { clientId, date, amount: 23 }, bookings: [await book()] };
    expect((await server.call(dispatcher, 'createClientInvoice', order)).status).toBe(403);
  });
});

it('a repeat with the same number and bookings answers the same', async () => {
  const ids = [await book(), await book()];
  expect((await forClient(43, ids, { id: 1 })).body).toEqual({ id: 1 });
  expect((await forClient(43, ids.toReversed(), { id: 1 })).body).toEqual({ id: 1 });
  expect((await forClient(23, ids.slice(1), { id: 1 })).status).toBe(409);
  expect(await nextClientId()).toBe(2);
});

it('a repeat with the same key answers the same for a day, and is refused with another body', async () => {
  const [one, other] = [await book(), await book()];
  expect((await forClient(23, [one], { key: 'a' })).body).toEqual({ id: 1 });
  expect((await forClient(23, [one], { key: 'a' })).body).toEqual({ id: 1 });
  const reused = await forClient(23, [other], { key: 'a' });
  expect([reused.status, reused.problem.code]).toEqual([409, 'idempotency.reused']);
  expect((await forClient(23, [one], { id: 1, key: 'b' })).problem.code).toBe('invoice.bookings');
  await server.db.updateTable('idempotent_call').set({ at: '2026-01-01T00:00:00Z' }).execute();
  expect((await forClient(23, [other], { key: 'a' })).body).toEqual({ id: 2 });
});

it('a repeat of a refused call tries again', async () => {
  const id = await book({ status: 0 });
  expect((await forClient(23, [id], { key: 'c' })).status).toBe(409);
  await server.db.updateTable('booking').set({ status: 1 }).execute();
  expect((await forClient(23, [id], { key: 'c' })).body).toEqual({ id: 1 });
});

it('gives one of two browsers the number and the other the reason', async () => {
  const id = await book();
  const answers = await Promise.all([
    forClient(23, [id], { id: 1, key: 'x' }),
    forClient(23, [id], { id: 1, key: 'y' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await nextClientId()).toBe(2);
});

it('makes exactly the right numbers of 100 parallel calls with 20 repeats, no booking twice, in three series', async () => {
  const amounts = { driver: 20, insurance: 20, client: 4 };
  const orders: { kind: (typeof KINDS)[number]; id: number; key: string }[] = [];
  for (let count = 0; count < 80; count += 1) {
    const id = await book({ price_driver: 20, commission: 0, insuranceId, mutualAmount: 20, ticket_price: 1 });
    orders.push({ kind: KINDS[count % 3] ?? 'client', id, key: `order-${count}` });
  }
  // Of an insured trip the client owes the share alone, here none: the parking and the fee are left.
  const send = ({ kind, id, key }: (typeof orders)[number]) => issue(kind, amounts[kind], [id], { key });
  const repeats = orders.slice(0, 20);
  const answers = await Promise.all([...orders, ...repeats].map(send));
  expect(answers.filter(({ status }) => status !== 200).map(({ problem }) => problem)).toEqual([]);
  expect(answers.slice(80).map(({ body }) => body.id)).toEqual(answers.slice(0, 20).map(({ body }) => body.id));
  for (const [kind, count] of [
    ['client', 27],
    ['driver', 27],
    ['insurance', 26],
  ] as const) {
    const made = await server.db.selectFrom(`${kind}_invoice`).select('id').orderBy('id').execute();
    expect(made.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    const lines = await server.db.selectFrom(`${kind}_invoice_line`).select('bookingId').execute();
    expect(new Set(lines.map(({ bookingId }) => bookingId)).size).toBe(count);
  }
});

/** An invoice of one new booking. */
const make = async (kind: (typeof KINDS)[number], how: Issuing) =>
  issue(
    kind,
    kind === 'client' ? 23 : 20,
    [
      await book({
        price_driver: 20,
        commission: 0,
        insuranceId: kind === 'insurance' ? insuranceId : null,
        mutualAmount: 20,
      }),
    ],
    how,
  );

it.each(KINDS)(
  'a date of an invoice (%s) before the last number of its series is questioned by that number, and accepted once confirmed',
  async (kind) => {
    expect((await make(kind, { date: '2026-03-10' })).body).toEqual({ id: 1 });
    const refused = await make(kind, { date: '2026-03-09' });
    expect(refusalOf(refused)).toEqual(['409 document.date', 'invoice.date validation.document.beforeLast']);
    const params = { series: kind, number: '000001', date: '09/03/2026', last: '10/03/2026' };
    expect(refused.problem.fields[0]?.params).toEqual(params);
    expect((await make(kind, { date: '2026-03-09', confirmDate: true })).body).toEqual({ id: 2 });
    expect((await make(kind, { date: '2026-03-09' })).body).toEqual({ id: 3 });
  },
);

it('the date of an invoice is questioned after today and in another year, and not on the day of the last number of another series', async () => {
  await make('driver', { date: '2026-04-20' });
  const keys = async (day: string) =>
    (await make('client', { date: day })).problem.fields.map(({ messageKey }) => messageKey);
  expect(await keys('2026-04-21')).toEqual(['validation.document.afterToday']);
  expect(await keys('2025-12-31')).toEqual(['validation.document.otherYear']);
  expect((await server.call(token, 'getClientInvoiceId')).body).toEqual([{ id: 1 }]);
  expect((await make('client', { date: '2026-01-01' })).body).toEqual({ id: 1 });
});

it('a confirmed date of an invoice belongs to the same attempt', async () => {
  const bookings = [await book()];
  const attempt = { date: '2025-12-31', key: 'asked' };
  expect((await forClient(23, bookings, attempt)).status).toBe(409);
  expect((await forClient(23, bookings, { ...attempt, confirmDate: true })).body).toEqual({ id: 1 });
  expect((await forClient(23, bookings, attempt)).body).toEqual({ id: 1 });
});

it('the date of the later of two concurrent invoices is questioned', async () => {
  const answers = await Promise.all(['2026-03-10', '2026-03-09'].map((day) => make('client', { date: day })));
  const made = await server.db.selectFrom('client_invoice').select('date').orderBy('id').execute();
  // The earlier date first: both are made; the other way round the second is asked about.
  const isInOrder = made[0]?.date === '2026-03-09';
  expect(answers.map(({ status }) => status)).toEqual([200, isInOrder ? 200 : 409]);
  expect(made).toHaveLength(isInOrder ? 2 : 1);
});

async function anotherClient(): Promise<number> {
  const { id } = await server.db
    .insertInto('client')
    .values({ firstname: 'Luc', lastname: 'Maes', fullAddress: 'Rue Basse 1' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
