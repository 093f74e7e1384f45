import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { bookingForm } from '../../testing/records.ts';
import { refusalOf } from '../testing/invoicing-stage.ts';
import { matchingStage } from '../testing/matching-stage.ts';

const { server, token, records, clientId, insuranceId, book, issue, pay, logged, account, line, match } =
  await matchingStage();
const UNTIL = '2026-03-31';

const move = (body: Partial<BodyOf<'moveClosing'>> = {}) =>
  server.call(token, 'moveClosing', { kinds: ['sales'], until: UNTIL, ...body });
const closeAll = () => sql`update closing set until = ${UNTIL}`.execute(server.db);
const openAll = async () => {
  await sql`update closing set until = null`.execute(server.db);
  await server.db.deleteFrom('closing_move').execute();
  for (const [kind, last] of [
    ['client', 2],
    ['driver', 1],
    ['insurance', 1],
  ] as const)
    await server.db.updateTable('invoice_series').set({ last }).where('kind', '=', kind).execute();
  for (const table of ['expense', 'inserts'] as const) await server.db.deleteFrom(table).execute();
};
beforeEach(openAll);
afterEach(openAll);

const untils = async () =>
  Object.fromEntries((await server.call(token, 'getClosing')).body.kinds.map(({ kind, until }) => [kind, until]));
const point = async (name: string, until = UNTIL) => {
  const { body } = await server.call(token, 'getClosingChecklist', undefined, { query: { until } });
  return body.points.find((one) => one.point === name)?.count;
};

describe('lock dates', () => {
  it('are moved by kind, with who, when and a line in the log', async () => {
    expect((await move({ kinds: ['sales', 'registers'] })).body.moves).toMatchObject([
      { kind: 'registers', before: null, after: UNTIL, reason: null, points: [], userName: 'super Ada' },
      { kind: 'sales', before: null, after: UNTIL },
    ]);
    expect(await untils()).toMatchObject({ sales: UNTIL, registers: UNTIL, payments: null });
    expect(await logged('moveClosing')).toMatchObject({
      changes: [
        { field: 'sales', before: null, after: '31/03/2026' },
        { field: 'registers', before: null, after: '31/03/2026' },
      ],
    });
    expect((await move()).body.moves).toHaveLength(2);
  });

  it('are read by a dispatcher, whose forms say what is closed', async () => {
    await move({ kinds: ['bookings'] });
    const dispatcher = await server.signedIn('dispatch');
    expect((await server.call(dispatcher, 'listLockDates')).body[0]).toEqual({ kind: 'bookings', until: UNTIL });
    expect((await server.call(dispatcher, 'getClosing')).status).toBe(403);
  });

  it('leave today open', async () => {
    expect(refusalOf(await move({ until: '2026-04-20' }))).toEqual([
      '400 validation',
      'until validation.closing.future',
    ]);
    expect((await move({ until: '2026-04-19' })).status).toBe(200);
  });

  it('move back with a reason alone', async () => {
    await move();
    for (const until of ['2026-02-28', null])
      expect(refusalOf(await move({ until, reason: ' x ' }))).toEqual([
        '400 validation',
        'reason validation.closing.reason',
      ]);
    const { body } = await move({ until: '2026-02-28', reason: 'Facture oubliée' });
    expect(body.moves[0]).toMatchObject({ before: UNTIL, after: '2026-02-28', reason: 'Facture oubliée' });
  });

  it('ask about open points of the kind, and record those that were accepted', async () => {
    await book({ ap_date: '2026-03-10' });
    await book({ ap_date: '2026-04-10' });
    expect(await point('unbilledClients')).toBe(1);
    expect(await move()).toMatchObject({ status: 409, problem: { code: 'closing.open', params: { count: 1 } } });
    expect(await untils()).toMatchObject({ sales: null });
    expect((await move({ confirm: true })).body.moves[0]?.points).toEqual([{ point: 'unbilledClients', count: 1 }]);
    // Nothing of it concerns the registers.
    expect((await move({ kinds: ['registers'] })).status).toBe(200);
  });
});

describe('the checklist', () => {
  it('counts what is open until the day', async () => {
    await book({ ap_date: '2026-03-10', insuranceId, mutualPatientAmount: 4 });
    await book({ ap_date: '2026-03-11', status: 0 });
    await line(54.5, { date: '2026-03-12' });
    await line(-10, { date: '2026-03-12' });
    await line(20, { date: '2026-04-02' });
    expect((await server.call(token, 'getClosingChecklist', undefined, { query: { until: UNTIL } })).body).toEqual({
      start: '2025-04-01',
      points: [
        { point: 'pending', count: 1 },
        { point: 'unbilledClients', count: 1 },
        { point: 'unbilledInsurers', count: 1 },
        { point: 'unsettledDrivers', count: 1 },
        { point: 'unmatched', count: 1 },
        { point: 'differences', count: 0 },
        { point: 'gaps', count: 0 },
      ],
    });
  });

  it('counts numbers that no document has', async () => {
    await server.db.updateTable('invoice_series').set({ last: 5 }).where('kind', '=', 'client').execute();
    const before = (await point('gaps')) ?? 0;
    await server.db.insertInto('client_invoice').values({ id: 5, date: '2026-03-10', clientId, amount: 20 }).execute();
    expect(await point('gaps')).toBe(before - 1);
  });
});

const march = '2026-03-15';
const expense = { name: 'Pneus', description: 'Deux', price: 20, date: march };
const deposit = { name: 'Don', description: 'Mars', amount: 20, date: march };

/** Calls that write money of March, by the kind that refuses them. */
const WRITES: readonly (readonly [operation: string, kind: string, call: () => Promise<{ status: number }>])[] = [
  ['createClientInvoice', 'sales', async () => issue('client', 23, [await free()], { date: march, confirmDate: true })],
  [
    'createInsuranceInvoice',
    'sales',
    async () =>
      issue('insurance', 20, [await free({ insuranceId, mutualAmount: 20 })], { date: march, confirmDate: true }),
  ],
  [
    'createDriverInvoice',
    'settlements',
    async () => issue('driver', 20, [await free({ price_driver: 20 })], { date: march, confirmDate: true }),
  ],
  [
    'createInvoices',
    'sales',
    async () =>
      server.call(token, 'createInvoices', {
        kind: 'client',
        date: march,
        confirmDate: true,
        invoices: [{ key: 'one', payerId: clientId, amount: 23, bookings: [await free()] }],
      }),
  ],
  ['createPayment', 'payments', () => pay(20, { date: march })],
  ['createExpense', 'registers', () => server.call(token, 'createExpense', expense)],
  ['createInsert', 'registers', () => server.call(token, 'createInsert', deposit)],
  ['addBookings', 'bookings', () => server.call(token, 'addBookings', bookingForm(records, { dates: [march] }))],
];

/** A booking of April, on no invoice. */
const free = (more = {}) => book({ ap_date: '2026-04-10', ...more });

/** Changes of records of March, each made before everything is closed. */
const CHANGES: readonly (readonly [
  operation: string,
  kind: string,
  made: () => Promise<() => Promise<{ status: number }>>,
])[] = [
  ['updateBooking', 'bookings', async () => changeOf(await book({ ap_date: march }), { price: 30 })],
  ['updateBooking to another month', 'bookings', async () => changeOf(await free(), { ap_date: march })],
  ['updateBooking of the status', 'bookings', async () => changeOf(await book({ ap_date: march }), { status: 3 })],
  [
    'deleteBooking',
    'bookings',
    async () => {
      const id = await book({ ap_date: march });
      return () => server.call(token, 'deleteBooking', undefined, { path: { id } });
    },
  ],
  [
    'archiveBooking',
    'bookings',
    async () => {
      const id = await book({ ap_date: march });
      return () => server.call(token, 'archiveBooking', undefined, { path: { id } });
    },
  ],
  [
    'createCreditNote',
    'sales',
    async () => {
      const booking = await book({ ap_date: march });
      const { id } = (await issue('client', 23, [booking], { date: march, confirmDate: true })).body;
      return () => credit(id, booking, march);
    },
  ],
  [
    'updateExpense',
    'registers',
    async () => {
      const { insertId: id } = (await server.call(token, 'createExpense', expense)).body;
      return () => server.call(token, 'updateExpense', { ...expense, price: 21 }, { path: { id } });
    },
  ],
  [
    'deleteInsert',
    'registers',
    async () => {
      const { insertId: id } = (await server.call(token, 'createInsert', deposit)).body;
      return () => server.call(token, 'deleteInsert', undefined, { path: { id } });
    },
  ],
];
const credit = (invoiceId: number, booking: number, date: string) =>
  server.call(token, 'createCreditNote', {
    kind: 'client',
    invoiceId,
    date,
    confirmDate: true,
    amount: 23,
    reason: 'Erreur',
    bookings: [booking],
  });
const changeOf = async (id: number, body: object) => () => server.call(token, 'updateBooking', body, { path: { id } });

describe('a closed month', () => {
  const refusal = (kind: string) => ({
    status: 409,
    problem: { code: 'closed', params: { kind, date: '31/03/2026' } },
  });

  it.each(WRITES)('%s is refused, naming %s and the date', async (_operation, kind, call) => {
    await closeAll();
    expect(await call()).toMatchObject(refusal(kind));
  });

  it.each(CHANGES)('%s is refused, naming %s and the date', async (_operation, kind, made) => {
    const call = await made();
    await closeAll();
    expect(await call()).toMatchObject(refusal(kind));
  });

  it('refuses a bank file with a new line of that month', async () => {
    await closeAll();
    const answer = await server.app.inject({
      method: 'POST',
      url: '/service/transaction/import?name=mars.csv',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      payload: 'date;account;amount;detail\r\n15/03/2026;;12,00;Don\r\n',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'closed']);
  });

  it('refuses to undo the import of a bank file of that month', async () => {
    await server.app.inject({
      method: 'POST',
      url: '/service/transaction/import?name=mars.csv',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      payload: 'date;account;amount;detail\r\n15/03/2026;;12,00;Don\r\n',
    });
    const { id } = await server.db.selectFrom('import_batch').select('id').executeTakeFirstOrThrow();
    await closeAll();
    expect(await server.call(token, 'undoImport', { id })).toMatchObject(refusal('payments'));
  });

  it('dates a match, a counter-entry and a write-off today', async () => {
    const bank = await line(54.5, { date: march });
    await closeAll();
    const { body } = await match(bank);
    await server.call(token, 'reversePayment', undefined, { path: { id: body.id } });
    const { payments } = await account();
    expect(payments.map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-04-20', 54.5],
      ['2026-04-20', -54.5],
    ]);
    await server.call(token, 'updateClientInvoice', { status: 1, reason: 'Irrécouvrable' }, { path: { id: 1 } });
    expect((await account()).writeOffs).toMatchObject([{ date: '2026-04-20', amount: 54.5 }]);
  });

  it('dates a part of a bank transaction of that month today', async () => {
    const transactionId = await line(12, { date: march });
    await closeAll();
    const parts = [{ type: 'aside' as const, amount: 12, reason: 'Subside' }];
    await server.call(token, 'reconcileTransaction', { transactionId, parts });
    expect(await server.db.selectFrom('bank_part').select('date').execute()).toEqual([{ date: '2026-04-20' }]);
    await server.db.deleteFrom('bank_part').execute();
  });

  it('bills what was left over, and credits an old invoice, with a date of today', async () => {
    const [booking, other] = [await book({ ap_date: march }), await book({ ap_date: march })];
    const old = (await issue('client', 23, [booking], { date: march, confirmDate: true })).body.id;
    await closeAll();
    expect((await issue('client', 23, [other], { date: '2026-04-20' })).status).toBe(200);
    expect((await credit(old, booking, '2026-04-20')).status).toBe(200);
  });

  it('goes on being anonymised, and its bookings keep notes and answers', async () => {
    const id = await book({ ap_date: march });
    await closeAll();
    expect((await server.call(token, 'updateBooking', { comment: 'Sonner deux fois' }, { path: { id } })).status).toBe(
      200,
    );
    await server.db.updateTable('client_invoice').set({ status: 1 }).execute();
    expect((await server.call(token, 'anonymiseClient', { id: clientId, lastname: 'Œuvrard' })).status).toBe(200);
  });
});
