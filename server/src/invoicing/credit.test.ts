import { describe, expect, it } from 'vitest';
import { invoicingStage, refusalOf } from './testing/invoicing-stage.ts';

const { server, token, clientId, insuranceId, date, book, golden, issue, account, logged } = await invoicingStage();

const credit = (invoiceId: number, amount: number, bookings: number[], more: object = {}, headers = {}) =>
  server.call(
    token,
    'createCreditNote',
    { kind: 'client', invoiceId, date: '2026-04-01', amount, reason: 'Trajet non effectué', bookings, ...more },
    { headers },
  );
const lastNumber = async () =>
  (await server.db.selectFrom('invoice_series').select('last').where('kind', '=', 'credit').executeTakeFirst())?.last;
const two = async () => {
  const [one, other] = await golden();
  const ids = [one, other];
  return { one, other, ids, invoice: (await issue('client', 54.5, ids)).body.id };
};

describe('a credit note', () => {
  it('a credit note stores the open or overpaid amount of its invoice on that day for its document', async () => {
    const { one, other, invoice } = await two();
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

  it('a credit note of one line credits it with its parking, and a later one the other line with the fee', async () => {
    const { one, other, invoice } = await two();
    expect(await credit(invoice, 33.5, [one])).toMatchObject({ status: 200, body: { id: 1 } });
    expect(await account('client', invoice)).toMatchObject({
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
    expect(await account('client', invoice)).toMatchObject({
      open: 0,
      creditNotes: [1, 2],
      notes: [{}, { whole: true }],
    });
    expect((await server.call(token, 'getCreditNote', undefined, { path: { id: 2 } })).body).toMatchObject([
      { id: 2, invoiceId: invoice, amount: 21, bookings: [other] },
    ]);
  });

  it('a credit note frees its bookings, which return to the wallet and are invoiced again, while the invoice stays unchanged', async () => {
    const { ids, invoice } = await two();
    const before = await server.db.selectFrom('client_invoice').selectAll().execute();
    await credit(invoice, 54.5, ids);
    expect((await server.call(token, 'listClientWallets', {})).body).toMatchObject([{ clientId, bookings: 2 }]);
    expect((await issue('client', 54.5, ids)).body.id).toBe(2);
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
    const owing = await book({ price_driver: 20, commission: 20, factuur: false });
    const client = (await issue('client', 23, [one])).body.id;
    await issue('insurance', 19.5, [other]);
    await issue('driver', -4, [owing]);
    expect((await credit(client, 23, [one])).body).toEqual({ id: 1 });
    expect((await credit(1, 19.5, [other], { kind: 'insurance' })).body).toEqual({ id: 2 });
    expect((await credit(1, -4, [owing], { kind: 'driver' })).body).toEqual({ id: 3 });
  });

  it('a credit note of an invoice that is dated ahead has the day of the invoice, and no later one', async () => {
    const [one] = [await book()];
    const { id } = (await issue('client', 23, [one], { date: '2026-04-30', confirmDate: true })).body;
    expect(refusalOf(await credit(id, 23, [one], { date: '2026-05-01' }))).toEqual([
      '400 validation',
      'date validation.future',
    ]);
    const asked = await credit(id, 23, [one], { date: '2026-04-30' });
    expect(refusalOf(asked)).toEqual(['409 document.date', 'date validation.document.afterToday']);
    expect((await credit(id, 23, [one], { date: '2026-04-30', confirmDate: true })).body).toEqual({ id: 1 });
  });

  it('a credit note with a date before the last one, or in another year, needs confirmation and consumes no number before', async () => {
    const { one, other, invoice } = await two();
    await credit(invoice, 33.5, [one], { date: '2026-04-10' });
    const refused = await credit(invoice, 21, [other], { date: '2026-04-09' });
    expect(refusalOf(refused)).toEqual(['409 document.date', 'date validation.document.beforeLast']);
    const params = { series: 'credit', number: 'CN000001', date: '09/04/2026', last: '10/04/2026' };
    expect(refused.problem.fields[0]?.params).toEqual(params);
    expect([await lastNumber(), (await account('client', invoice)).credited]).toEqual([1, 33.5]);
    const headers = { 'idempotency-key': 'asked' };
    const confirmed = { date: '2026-04-09', confirmDate: true };
    expect((await credit(invoice, 21, [other], confirmed, headers)).body).toEqual({ id: 2 });
    expect((await credit(invoice, 21, [other], { date: '2026-04-09' }, headers)).body).toEqual({ id: 2 });
  });

  it('a credit note of a free amount leaves the bookings on the invoice, and later lines deduct it', async () => {
    const { one, other, ids, invoice } = await two();
    expect((await credit(invoice, 30, [])).body).toEqual({ id: 1 });
    expect(await account('client', invoice)).toMatchObject({
      open: 24.5,
      notes: [{ amount: 30, whole: false, bookings: [] }],
      lines: [{ creditNoteId: null }, { creditNoteId: null }],
    });
    expect((await server.call(token, 'listClientWallets', {})).body).toEqual([]);
    const document = (await server.call(token, 'getCreditNoteDocument', undefined, { path: { id: 1 } })).body;
    expect(document).toMatchObject({ amount: 30, fee: 0, lines: [], credit: { open: 24.5 } });
    const tooMuch = await credit(invoice, 24.51, []);
    expect(refusalOf(tooMuch)).toEqual(['400 validation', 'amount validation.credit.most']);
    expect(tooMuch.problem.fields[0]?.params).toEqual({ max: 24.5 });
    expect((await credit(invoice, -1, [])).status).toBe(400);
    expect((await credit(invoice, 24.5, ids)).body).toEqual({ id: 2 });
    const rest = (await server.call(token, 'getCreditNoteDocument', undefined, { path: { id: 2 } })).body;
    expect(rest).toMatchObject({ amount: 24.5, fee: 3, credit: { earlier: 30 } });
    expect(await account('client', invoice)).toMatchObject({
      open: 0,
      lines: [
        { bookingId: one, creditNoteId: 2 },
        { bookingId: other, creditNoteId: 2 },
      ],
    });
    expect((await credit(invoice, 0.01, [])).problem.fields[0]?.params).toEqual({ max: 0 });
  });

  it('credits in free amounts at the same time no more than the invoice, and what was paid becomes refundable', async () => {
    const { invoice } = await two();
    const body = { kind: 'client' as const, invoiceId: invoice, date: '2026-04-02', source: 'bank' as const };
    await server.call(token, 'createPayment', { ...body, amount: 54.5 });
    const answers = await Promise.all([credit(invoice, 30, []), credit(invoice, 30, [])]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await account('client', invoice)).open).toBe(-30);
    const range = { startDate: '2026-04-01', endDate: '2026-04-30' };
    expect((await server.call(token, 'listCreditNotes', undefined, { query: range })).body).toMatchObject([
      { amount: 30, refund: 30 },
    ]);
  });

  it('a credit note is made once for a key, and audited', async () => {
    const { ids, invoice } = await two();
    const headers = { 'idempotency-key': 'k1' };
    const first = await credit(invoice, 54.5, ids, {}, headers);
    expect((await credit(invoice, 54.5, ids, {}, headers)).body).toEqual(first.body);
    expect(await lastNumber()).toBe(1);
    expect(await logged('createCreditNote')).toMatchObject({
      subject: 'CN000001',
      recordId: 1,
      changes: [{ after: 'client 000001' }, { after: '54.5' }, {}],
    });
  });

  it('a credit note is created once for two concurrent credits of the same line', async () => {
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
    ['the amount is not that of its lines', 30, {}, '409 invoice.amount', 'amount problem.invoice.amount'],
    [
      'it is older than its invoice',
      33.5,
      { date: '2026-03-09' },
      '400 validation',
      'date validation.credit.beforeInvoice',
    ],
    ['its day is to come', 33.5, { date: '2026-04-21' }, '400 validation', 'date validation.future'],
    [
      'a booking is not on the invoice',
      33.5,
      { bookings: [999_999] },
      '409 credit.lines',
      'bookings.0 validation.credit.noLine',
    ],
    ['there is no reason', 33.5, { reason: '   ' }, '400 validation', 'reason validation.invalid'],
  ])('a credit note consumes no number when it is refused because %s', async (_name, amount, more, ...refusal) => {
    const { ids, invoice } = await two();
    expect(refusalOf(await credit(invoice, amount, ids.slice(0, 1), more))).toEqual(refusal);
    expect(await lastNumber()).toBe(0);
  });

  it('a credit note that is refused because a line is credited names the credit note that has it', async () => {
    const { ids, invoice } = await two();
    await credit(invoice, 33.5, ids.slice(0, 1));
    const refused = await credit(invoice, 54.5, ids);
    expect(refusalOf(refused)).toEqual(['409 credit.lines', 'bookings.0 validation.credit.credited']);
    expect(refused.problem.fields[0]?.params).toEqual({ booking: ids[0], note: 'CN000001' });
  });

  it('refuses a credit note without access to invoices of the kind', async () => {
    const invoicing = await server.signedIn('invoice');
    const body = { kind: 'insurance' as const, invoiceId: 1, date, amount: 1, reason: 'abc', bookings: [1] };
    expect((await server.call(invoicing, 'createCreditNote', body)).status).toBe(403);
    expect((await server.call(invoicing, 'getInvoiceAccount', { kind: 'insurance', invoiceId: 1 })).status).toBe(403);
    expect((await server.call(invoicing, 'getInvoiceAccount', { kind: 'client', invoiceId: 1 })).status).toBe(404);
  });
});
