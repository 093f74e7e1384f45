import { beforeEach, describe, expect, it } from 'vitest';
import type { NewRow } from '../db/types.ts';
import { bookingStage } from '../testing/booking-stage.ts';
import { insertBooking } from '../testing/records.ts';

const { server, token, records } = await bookingStage({ role: 'super', now: () => new Date('2026-04-20T09:00:00Z') });
const { clientId, driverId, insuranceId } = records;
const date = '2026-03-10';

beforeEach(async () => {
  await server.db.updateTable('invoice_series').set({ last: 0 }).execute();
  await server.db.deleteFrom('idempotent_call').execute();
});

const book = (more: Partial<NewRow<'booking'>> = {}) =>
  insertBooking(server.db, records, { status: 1, price: 20, factuur: true, ...more });
const invoiceClient = async (amount: number, bookings: number[]): Promise<number> =>
  (await server.call(token, 'createClientInvoice', { invoice: { clientId, date, amount }, bookings })).body.id;
const credit = (invoiceId: number, amount: number, bookings: number[], more: object = {}, headers = {}) =>
  server.call(
    token,
    'createCreditNote',
    { kind: 'client', invoiceId, date: '2026-04-01', amount, reason: 'Trajet non effectué', bookings, ...more },
    { headers },
  );
const account = async (invoiceId: number) =>
  (await server.call(token, 'getInvoiceAccount', { kind: 'client', invoiceId })).body;
const lastNumber = async () =>
  (await server.db.selectFrom('invoice_series').select('last').where('kind', '=', 'credit').executeTakeFirst())?.last;
/** The worked case (specification/wallets.md#client-invoice-total): 30 + 18 + 3.50 parking + 3 fee. */
const two = async () => {
  const ids = [await book({ price: 25, waitprice: 5, ticket_price: 3.5 }), await book({ price: 18 })];
  return { ids, invoice: await invoiceClient(54.5, ids) };
};

describe('a credit note', () => {
  it('a credit note keeps what was open of its invoice that day, or was paid too much, for its document', async () => {
    const { ids, invoice } = await two();
    const [one = 0, other = 0] = ids;
    const payment = { kind: 'client' as const, invoiceId: invoice, date: '2026-04-02', source: 'bank' as const };
    const restOf = async (id: number) =>
      (await server.call(token, 'getCreditNoteDocument', undefined, { path: { id } })).body.credit?.open;
    await credit(invoice, 33.5, [one]);
    expect(await restOf(1)).toBe(21);
    await server.call(token, 'createPayment', { ...payment, amount: 21 });
    expect(await restOf(1)).toBe(21);
    await credit(invoice, 21, [other]);
    expect(await restOf(2)).toBe(-21);
  });

  it('a credit note of one line takes it back with its parking, and the other line with the fee after it', async () => {
    const { ids, invoice } = await two();
    const [one = 0, other = 0] = ids;
    expect(await credit(invoice, 33.5, [one])).toMatchObject({ status: 200, body: { id: 1 } });
    expect(await account(invoice)).toMatchObject({
      amount: 54.5,
      credited: 33.5,
      paid: 0,
      open: 21,
      fee: 3,
      creditNotes: [1],
      notes: [{ id: 1, amount: 33.5, whole: false, bookings: [one], reason: 'Trajet non effectué' }],
      lines: [
        { bookingId: one, amount: 30, parking: 3.5, creditNoteId: 1 },
        { bookingId: other, amount: 18, parking: 0, creditNoteId: null },
      ],
    });
    expect((await credit(invoice, 21, [other])).body).toEqual({ id: 2 });
    expect(await account(invoice)).toMatchObject({ open: 0, creditNotes: [1, 2], notes: [{}, { whole: true }] });
    expect((await server.call(token, 'getCreditNote', undefined, { path: { id: 2 } })).body).toMatchObject([
      { id: 2, invoiceId: invoice, amount: 21, bookings: [other] },
    ]);
  });

  it('frees its bookings: they return to the wallet and are invoiced again, and the invoice stays as it was', async () => {
    const { ids, invoice } = await two();
    const before = await server.db.selectFrom('client_invoice').selectAll().execute();
    await credit(invoice, 54.5, ids);
    expect((await server.call(token, 'listClientWallets', {})).body).toMatchObject([{ clientId, bookings: 2 }]);
    expect(await invoiceClient(54.5, ids)).toBe(2);
    expect(await server.db.selectFrom('client_invoice').selectAll().where('id', '=', 1).execute()).toEqual(before);
    expect((await server.call(token, 'listClientInvoices')).body).toMatchObject([
      { id: 2, open: 54.5, creditNotes: [] },
      { id: 1, amount: 54.5, credited: 54.5, open: 0, creditNotes: [1] },
    ]);
    const lines = await server.call(token, 'listClientInvoiceBookings', { invoiceId: 1, clientId });
    expect(lines.body).toHaveLength(2);
  });

  it('a credit note has one series for settlements, clients and insurers', async () => {
    const [one, other] = [await book(), await book({ insuranceId, mutualAmount: 22, mutualPatientAmount: 2.5 })];
    const driver = {
      invoice: { driverId, date, amount: -4 },
      bookings: [await book({ price_driver: 20, commission: 20, factuur: false })],
    };
    const client = await invoiceClient(23, [one]);
    await server.call(token, 'createInsuranceInvoice', {
      invoice: { insuranceId, date, amount: 19.5 },
      bookings: [other],
    });
    await server.call(token, 'createDriverInvoice', driver);
    expect((await credit(client, 23, [one])).body).toEqual({ id: 1 });
    expect((await credit(1, 19.5, [other], { kind: 'insurance' })).body).toEqual({ id: 2 });
    expect((await credit(1, -4, driver.bookings, { kind: 'driver' })).body).toEqual({ id: 3 });
  });

  it('a credit note of an invoice that is dated ahead has the day of the invoice, and no later one', async () => {
    const [one] = [await book()];
    const ahead = { clientId, date: '2026-04-30', amount: 23 };
    const { id } = (
      await server.call(token, 'createClientInvoice', { invoice: ahead, bookings: [one], confirmDate: true })
    ).body;
    const { problem } = await credit(id, 23, [one], { date: '2026-05-01' });
    expect(problem.fields).toMatchObject([{ field: 'date', messageKey: 'validation.future' }]);
    const asked = await credit(id, 23, [one], { date: '2026-04-30' });
    expect(asked.problem).toMatchObject({
      code: 'document.date',
      fields: [{ field: 'date', messageKey: 'validation.document.afterToday' }],
    });
    expect((await credit(id, 23, [one], { date: '2026-04-30', confirmDate: true })).body).toEqual({ id: 1 });
  });

  it('a credit note before the date of the last one, or in another year, is questioned, consumes no number, and is made once it is confirmed', async () => {
    const { ids, invoice } = await two();
    const [one = 0, other = 0] = ids;
    await credit(invoice, 33.5, [one], { date: '2026-04-10' });
    const { status, problem } = await credit(invoice, 21, [other], { date: '2026-04-09' });
    expect([status, problem.code, problem.fields]).toEqual([
      409,
      'document.date',
      [
        {
          field: 'date',
          messageKey: 'validation.document.beforeLast',
          params: { series: 'credit', number: 'CN000001', date: '09/04/2026', last: '10/04/2026' },
        },
      ],
    ]);
    expect([await lastNumber(), (await account(invoice)).credited]).toEqual([1, 33.5]);
    const headers = { 'idempotency-key': 'asked' };
    const confirmed = { date: '2026-04-09', confirmDate: true };
    expect((await credit(invoice, 21, [other], confirmed, headers)).body).toEqual({ id: 2 });
    expect((await credit(invoice, 21, [other], { date: '2026-04-09' }, headers)).body).toEqual({ id: 2 });
  });

  it('a credit note is made once for a key, and audited', async () => {
    const { ids, invoice } = await two();
    const headers = { 'idempotency-key': 'k1' };
    const first = await credit(invoice, 54.5, ids, {}, headers);
    expect((await credit(invoice, 54.5, ids, {}, headers)).body).toEqual(first.body);
    expect(await lastNumber()).toBe(1);
    const line = await server.db
      .selectFrom('log')
      .selectAll()
      .where('operation', '=', 'createCreditNote')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(line?.details).toMatchObject({
      subject: 'CN000001',
      recordId: 1,
      changes: [{ after: 'client 000001' }, { after: '54.5' }, {}],
    });
  });

  it('a credit note is one of two that are made of the same line at once', async () => {
    const { ids, invoice } = await two();
    const answers = await Promise.all([
      credit(invoice, 54.5, ids),
      credit(invoice, 54.5, ids),
      credit(invoice, 33.5, ids.slice(0, 1)),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await lastNumber()).toBe(1);
  });
});

describe('a credit note that is refused', () => {
  it.each([
    ['the amount is not that of its lines', 30, {}, 409, 'invoice.amount', 'amount', 'problem.invoice.amount'],
    [
      'it is older than its invoice',
      33.5,
      { date: '2026-03-09' },
      400,
      'validation',
      'date',
      'validation.credit.beforeInvoice',
    ],
    ['its day is to come', 33.5, { date: '2026-04-21' }, 400, 'validation', 'date', 'validation.future'],
    [
      'a booking is not on the invoice',
      33.5,
      { bookings: [999_999] },
      409,
      'credit.lines',
      'bookings.0',
      'validation.credit.noLine',
    ],
    ['there is no reason', 33.5, { reason: '   ' }, 400, 'validation', 'reason', 'validation.invalid'],
  ])('because %s consumes no number', async (_name, amount, more, status, code, field, messageKey) => {
    const { ids, invoice } = await two();
    const answer = await credit(invoice, amount, ids.slice(0, 1), more);
    expect([answer.status, answer.problem.code, answer.problem.fields[0]?.field]).toEqual([status, code, field]);
    expect(answer.problem.fields[0]?.messageKey).toBe(messageKey);
    expect(await lastNumber()).toBe(0);
  });

  it('a credit note that is refused because a line is credited names the credit note that has it', async () => {
    const { ids, invoice } = await two();
    await credit(invoice, 33.5, ids.slice(0, 1));
    const { status, problem } = await credit(invoice, 54.5, ids);
    expect([status, problem.fields]).toEqual([
      409,
      [
        {
          field: 'bookings.0',
          messageKey: 'validation.credit.credited',
          params: { booking: ids[0], note: 'CN000001' },
        },
      ],
    ]);
  });

  it('a credit note that is refused because the user may not see invoices of the kind', async () => {
    const invoicing = await server.signedIn('invoice');
    const body = { kind: 'insurance' as const, invoiceId: 1, date, amount: 1, reason: 'abc', bookings: [1] };
    expect((await server.call(invoicing, 'createCreditNote', body)).status).toBe(403);
    expect((await server.call(invoicing, 'getInvoiceAccount', { kind: 'insurance', invoiceId: 1 })).status).toBe(403);
    expect((await server.call(invoicing, 'getInvoiceAccount', { kind: 'client', invoiceId: 1 })).status).toBe(404);
  });
});
