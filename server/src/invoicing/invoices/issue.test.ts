import { addDays, type InvoiceKind, latestInvoiceDate, sumMoney } from '@navette/shared/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NewRow } from '../../db/types.ts';
import { bookingStage } from '../../testing/booking-stage.ts';
import { insertBooking } from '../../testing/records.ts';

const { server, token, records } = await bookingStage({ role: 'super', now: () => new Date('2026-04-20T09:00:00Z') });
const { clientId, driverId, insuranceId } = records;
const date = '2026-03-10';

beforeEach(async () => {
  await server.db.updateTable('invoice_series').set({ last: 0 }).execute();
  await server.db.deleteFrom('idempotent_call').execute();
});

const book = (more: Partial<NewRow<'booking'>> = {}) =>
  insertBooking(server.db, records, { status: 1, price: 20, factuur: true, ...more });
const forClient = (amount: number, bookings: number[], { id, key }: { id?: number; key?: string } = {}) =>
  server.call(
    token,
    'createClientInvoice',
    { invoice: { ...(id && { id }), clientId, date, amount, factuur: true }, bookings },
    key ? { headers: { 'idempotency-key': key } } : {},
  );
const forDriver = (amount: number, bookings: number[]) =>
  server.call(token, 'createDriverInvoice', { invoice: { driverId, date, amount }, bookings });
const forInsurer = (amount: number, bookings: number[]) =>
  server.call(token, 'createInsuranceInvoice', { invoice: { insuranceId, date, amount }, bookings });
const nextClientId = async () => (await server.call(token, 'getClientInvoiceId')).body[0]?.id;

describe('making an invoice', () => {
  it('bills a client the lines, the parking and the fee (specification/wallets.md#client-invoice-total)', async () => {
    const ids = [await book({ price: 25, waitprice: 5, ticket_price: 3.5 }), await book({ price: 18 })];
    expect(await forClient(54.5, ids)).toMatchObject({ status: 200, body: { id: 1 } });
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
    expect(await forDriver(35.9, ids)).toMatchObject({ status: 200, body: { id: 1 } });
    const lines = await server.db.selectFrom('driver_invoice_line').select('amount').execute();
    expect(sumMoney(lines.map(({ amount }) => amount))).toBe(35.9);
  });

  it('settles a driver who owes (specification/wallets.md#commission)', async () => {
    expect((await forDriver(-8, [await book({ price_driver: 40, commission: 20, factuur: false })])).status).toBe(200);
  });

  it('bills an insurer gross minus shares, without a fee (specification/wallets.md#insurer-lines)', async () => {
    const ids = [
      await book({ insuranceId, mutualDistance: 16, mutualPatientAmount: 4 }),
      await book({ insuranceId, mutualAmount: 22, mutualPatientAmount: 2.5 }),
    ];
    expect(await forInsurer(29.9, ids)).toMatchObject({ status: 200, body: { id: 1 } });
  });

  it('counts three series apart, and a number asked for is not reserved', async () => {
    expect([await nextClientId(), await nextClientId()]).toEqual([1, 1]);
    const [one, other] = [await book(), await book({ insuranceId, mutualAmount: 22 })];
    expect((await forClient(23, [one], { id: 7 })).body.id).toBe(1);
    expect((await forDriver(0, [one])).body).toEqual({ id: 1 });
    expect((await forInsurer(22, [other])).body.id).toBe(1);
    expect(await nextClientId()).toBe(2);
  });

  it('keeps its amounts when rates and records change afterwards, and freezes the bookings', async () => {
    const id = await book();
    await forClient(23, [id]);
    const { status, problem } = await server.call(token, 'updateBooking', { price: 99 }, { path: { id } });
    expect([status, problem.code]).toEqual([409, 'booking.invoiced']);
  });

  it('making an invoice is audited with the amount and the bookings', async () => {
    const id = await book();
    await forClient(23, [id]);
    const line = await server.db
      .selectFrom('log')
      .selectAll()
      .where('operation', '=', 'createClientInvoice')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(line?.details).toMatchObject({
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
    const good = await book();
    const bad = await book(change);
    const { status, problem } = await forClient(43, [good, bad]);
    expect(await nextClientId()).toBe(1);
    return { status, fields: problem.fields, bad };
  };

  it.each([
    ['archived', { archivedAt: '2026-03-04T10:00:00Z' }],
    ['notClosed', { status: 0 as const }],
    ['otherPayer', {}],
    ['negative', { price: -5 }],
  ] as const)('names the booking: %s', async (reason, change) => {
    const other = reason === 'otherPayer' ? { clientId: await anotherClient() } : {};
    const { status, fields, bad } = await refused({ ...change, ...other });
    expect([status, fields]).toEqual([
      409,
      [{ field: 'bookings.1', messageKey: `validation.invoice.${reason}`, params: { booking: bad } }],
    ]);
  });

  it('names the invoice that a booking stands on, and one that does not exist', async () => {
    const id = await book();
    await forClient(23, [id]);
    const again = await forClient(23, [id]);
    expect([again.status, again.problem.fields]).toMatchObject([
      409,
      [{ field: 'bookings.0', messageKey: 'validation.invoice.invoiced', params: { booking: id, invoice: '000001' } }],
    ]);
    expect(await forClient(23, [999_999])).toMatchObject({
      status: 400,
      problem: { fields: [{ field: 'bookings.0', messageKey: 'validation.invoice.noBooking' }] },
    });
    expect(await nextClientId()).toBe(2);
  });

  it('says both figures when the amount differs, as after a change of a booking', async () => {
    const id = await book();
    await server.db.updateTable('booking').set({ price: 30 }).where('id', '=', id).execute();
    const { status, problem } = await forClient(23, [id]);
    expect([status, problem]).toMatchObject([
      409,
      { code: 'invoice.amount', params: { sent: 23, computed: 33 }, fields: [{ field: 'invoice.amount' }] },
    ]);
    expect(await nextClientId()).toBe(1);
  });

  it('an invoice that is refused comes to nothing, or goes to an insurer without an address', async () => {
    expect(await forClient(3, [await book({ price: 0 })])).toMatchObject({
      status: 400,
      problem: { fields: [{ field: 'invoice.amount', messageKey: 'validation.invoice.nothing' }] },
    });
    const id = await book({ insuranceId, mutualAmount: 22 });
    await server.db.updateTable('insurance').set({ address: null, fullAddress: null }).execute();
    expect(await forInsurer(22, [id])).toMatchObject({
      status: 400,
      problem: { fields: [{ field: 'invoice.insuranceId', messageKey: 'validation.invoice.noAddress' }] },
    });
    await server.db.updateTable('insurance').set({ address: 'Rue Royale 4', fullAddress: null }).execute();
    expect((await forInsurer(22, [id])).body).toEqual({ id: 1 });
  });

  it('an invoice dated too far ahead is refused on its date and consumes no number, at month end too', async () => {
    const latest = latestInvoiceDate('2026-04-20');
    const [bookings, tooLate] = [[await book()], addDays(latest, 1)];
    const make = (day: string) =>
      server.call(token, 'createClientInvoice', {
        invoice: { clientId, date: day, amount: 23 },
        bookings,
        confirmDate: true,
      });
    const refusal = { messageKey: 'validation.invoice.dateTooLate', params: { days: 31 } };
    const { status, problem } = await make(tooLate);
    expect([status, problem.fields]).toEqual([400, [{ field: 'invoice.date', ...refusal }]]);
    const invoices = [{ key: 'a', payerId: clientId, amount: 23, bookings }];
    const many = await server.call(token, 'createInvoices', { kind: 'client', date: tooLate, invoices });
    expect([many.status, many.problem.fields]).toEqual([400, [{ field: 'date', ...refusal }]]);
    expect((await make(latest)).body).toEqual({ id: 1 });
  });

  it('an invoice that is refused has an amount of three decimals, or is of a role that may not', async () => {
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
  const orders: { kind: InvoiceKind; id: number; key: string }[] = [];
  for (let count = 0; count < 80; count += 1) {
    const kind = (['client', 'driver', 'insurance'] as const)[count % 3] ?? 'client';
    const id = await book({ price_driver: 20, commission: 0, insuranceId, mutualAmount: 20, ticket_price: 1 });
    orders.push({ kind, id, key: `order-${count}` });
  }
  const send = ({ kind, id, key }: (typeof orders)[number]) => {
    const call = { headers: { 'idempotency-key': key } };
    const [bookings, head] = [[id], { date, amount: 20 }];
    if (kind === 'driver')
      return server.call(token, 'createDriverInvoice', { invoice: { ...head, driverId }, bookings }, call);
    if (kind === 'insurance')
      return server.call(token, 'createInsuranceInvoice', { invoice: { ...head, insuranceId }, bookings }, call);
    // Of an insured trip the client owes the share alone, here none: the parking and the fee are left.
    return server.call(token, 'createClientInvoice', { invoice: { clientId, date, amount: 4 }, bookings }, call);
  };
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

async function anotherClient(): Promise<number> {
  const { id } = await server.db
    .insertInto('client')
    .values({ firstname: 'Luc', lastname: 'Maes', fullAddress: 'Rue Basse 1' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
