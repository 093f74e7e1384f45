import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deleteDiscarded } from '../../files/discarded-files.ts';
import { smallPdf } from '../../demo/small-pdf.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { MOST_BYTES } from './register-handlers.ts';
import { activePdf } from '../../testing/sent-files.ts';

const start = new Date('2026-03-20T10:00:00Z');
let now = start;
let server: TestApp;
let folder: string;
let token: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'navette-registers-'));
  server = await createTestApp({ filesDir: join(folder, 'files'), now: () => now });
  token = await server.signedIn('invoice');
});
afterEach(async () => {
  now = start;
  for (const table of ['expense', 'inserts', 'sent_receipt', 'discarded_file'] as const)
    await server.db.deleteFrom(table).execute();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const form = { name: 'Garage Peeters', description: 'Deux pneus', price: 212.4, date: '2026-03-02' };
const send = (payload: Buffer, name = 'ticket.pdf', path = 'expense') =>
  server.app.inject({
    method: 'POST',
    url: `/service/${path}/receipt?name=${encodeURIComponent(name)}`,
    payload,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  });
const sent = async (text: string): Promise<string> => (await send(smallPdf([text]))).json().itemKey;
const create = (more: object = {}, headers: Record<string, string> = {}) =>
  server.callWith(token, 'createExpense', { ...form, ...more }, { headers });
const created = async (more: object = {}): Promise<number> =>
  Reflect.get(Object((await create(more)).body), 'insertId');
const read = async (id: number) => (await server.call(token, 'getExpense', undefined, { path: { id } })).body[0];
const isStored = async (key: string) => {
  await deleteDiscarded(server.services);
  return (await server.services.files.read(key)) !== undefined;
};
const lastLog = (operation: string) =>
  server.db
    .selectFrom('log')
    .select(['details'])
    .where('operation', '=', operation)
    .orderBy('id', 'desc')
    .executeTakeFirst();

describe('a record of a register', () => {
  it('a record of a register is created, listed by day, changed with its version and deleted', async () => {
    const id = await created();
    await created({ date: '2026-03-05', price: null });
    const { body } = await server.call(token, 'listExpenses');
    expect(body.map(({ date, price }) => [date, price])).toEqual([
      ['2026-03-05', null],
      ['2026-03-02', 212.4],
    ]);
    const { raw } = await server.call(token, 'getExpense', undefined, { path: { id } });
    const call = { path: { id }, headers: { 'if-match': String(raw.headers.etag) } };
    expect((await server.callWith(token, 'updateExpense', { ...form, price: 200 }, call)).status).toBe(200);
    expect((await server.callWith(token, 'updateExpense', form, call)).problem.code).toBe('record.changed');
    expect(await read(id)).toMatchObject({ price: 200, itemKey: null, imageUrl: null, contentType: null });
    expect((await server.call(token, 'deleteExpense', undefined, { path: { id } })).status).toBe(200);
    expect((await server.call(token, 'deleteExpense', undefined, { path: { id } })).status).toBe(404);
  });

  it('a record of a register has an amount in place of a price among the inserts', async () => {
    const { price: amount, ...rest } = form;
    const { body } = await server.call(token, 'createInsert', { ...rest, amount });
    expect((await server.call(token, 'listInserts')).body).toMatchObject([{ id: body.insertId, amount: 212.4 }]);
    expect((await server.callWith(token, 'createInsert', form)).status).toBe(400);
  });

  it('a record of a register is audited with the values before and after', async () => {
    const id = await created();
    expect((await lastLog('createExpense'))?.details).toMatchObject({
      subject: 'Garage Peeters',
      recordId: id,
      changes: expect.arrayContaining([{ field: 'price', before: null, after: '212.4' }]),
    });
    await server.callWith(token, 'updateExpense', { ...form, price: 200 }, { path: { id } });
    expect((await lastLog('updateExpense'))?.details?.changes).toEqual([
      { field: 'price', before: '212.4', after: '200' },
    ]);
    await server.call(token, 'deleteExpense', undefined, { path: { id } });
    expect((await lastLog('deleteExpense'))?.details).toMatchObject({
      changes: expect.arrayContaining([{ field: 'price', before: '200', after: null }]),
    });
  });

  it('a record of a register is made once, however often the call is repeated', async () => {
    const headers = { 'idempotency-key': 'one' };
    const [first, again] = await Promise.all([create({}, headers), create({}, headers)]);
    expect(again.body).toEqual(first.body);
    expect((await server.call(token, 'listExpenses')).body).toHaveLength(1);
    expect((await create({ price: 1 }, headers)).problem.code).toBe('idempotency.reused');
  });

  it.each([
    [{ price: 12.345 }, 'price', 'validation.money'],
    [{ price: 1e9 }, 'price', 'validation.money'],
    [{ name: '  ' }, 'name', 'validation.required'],
    [{ description: '' }, 'description', 'validation.required'],
    [{ date: '2026-02-30' }, 'date', 'validation.date'],
    [{ date: undefined }, 'date', 'validation.required'],
    [{ itemKey: 'a'.repeat(64) + '.pdf' }, 'itemKey', 'validation.receipt'],
    [{ dueDate: '2026-03-01' }, 'dueDate', 'validation.endBeforeStart'],
    [{ reference: '+++100/0123/00039+++' }, 'reference', 'validation.structured'],
    [{ supplierId: 999 }, 'supplierId', 'validation.notFound'],
  ])('is refused with %j', async (more, field, messageKey) => {
    const { status, problem } = await create(more);
    expect([status, problem.fields]).toMatchObject([400, [{ field, messageKey }]]);
    expect((await server.call(token, 'listExpenses')).body).toEqual([]);
  });
});

describe('the receipt of a record', () => {
  it('the receipt of a record is shown by a link, and its file is deleted with the record', async () => {
    const itemKey = await sent('Pneus');
    const id = await created({ itemKey, imageUrl: 'https://elsewhere.example/x', contentType: 'text/html' });
    const record = await read(id);
    expect(record).toMatchObject({ itemKey, contentType: 'application/pdf' });
    const file = await server.app.inject({ url: record?.imageUrl ?? '' });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'self'");
    expect(await isStored(itemKey)).toBe(true);
    await server.call(token, 'deleteExpense', undefined, { path: { id } });
    expect(await isStored(itemKey)).toBe(false);
  });

  it('the receipt of a record stays when the form does not contain it, and is deleted when it is replaced or removed', async () => {
    const [first, second] = [await sent('un'), await sent('deux')];
    const id = await created({ itemKey: first });
    const put = (more: object) => server.callWith(token, 'updateExpense', { ...form, ...more }, { path: { id } });
    await put({ price: 1 });
    expect((await read(id))?.itemKey).toBe(first);
    await put({ itemKey: second });
    expect([await isStored(first), await isStored(second)]).toEqual([false, true]);
    await put({ itemKey: null });
    expect([(await read(id))?.itemKey, await isStored(second)]).toEqual([null, false]);
  });

  it('the receipt of a record is kept while another record uses the same file', async () => {
    const itemKey = await sent('partagé');
    const [one, other] = [await created({ itemKey }), await created({ itemKey })];
    await server.call(token, 'deleteExpense', undefined, { path: { id: one } });
    expect(await isStored(itemKey)).toBe(true);
    await server.call(token, 'deleteExpense', undefined, { path: { id: other } });
    expect(await isStored(itemKey)).toBe(false);
  });

  it('the receipt of a record is the same one when the same file is sent again, and is deleted when no record takes it within a day', async () => {
    const itemKey = await sent('oublié');
    expect(await sent('oublié')).toBe(itemKey);
    expect(await isStored(itemKey)).toBe(true);
    now = new Date(start.getTime() + 25 * 60 * 60 * 1000);
    token = await server.signedIn('invoice');
    await sent('un autre');
    expect(await isStored(itemKey)).toBe(false);
    expect((await create({ itemKey })).status).toBe(400);
    now = start;
    token = await server.signedIn('invoice');
  });

  it.each([
    ['a name without extension', smallPdf(['x']), 'ticket', 400, 'validation'],
    ['a text that calls itself a PDF', Buffer.from('bonjour'), 'ticket.pdf', 400, 'file.unsupported'],
    ['a PDF that broke off', Buffer.from('%PDF-1.7 and'), 'ticket.pdf', 400, 'file.damaged'],
    ['a PDF that runs programs', activePdf(), 'ticket.pdf', 400, 'file.active'],
    ['a file larger than ten megabytes', Buffer.alloc(MOST_BYTES + 1), 'ticket.pdf', 413, 'file.tooLarge'],
  ])('is refused when it is %s', async (_, content, name, status, code) => {
    const answer = await send(content, name, 'inserts');
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('names the text of the specification for a name without extension', async () => {
    expect((await send(smallPdf(['x']), 'ticket')).json().fields).toEqual([
      { field: 'name', messageKey: 'validation.validFile' },
    ]);
  });
});
