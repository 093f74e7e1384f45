import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let mine: string;
let colleague: string;
let invoicing: string;
let administrator: string;
beforeAll(async () => {
  server = await createTestApp();
  [mine, colleague, invoicing, administrator] = [
    await server.signedIn('dispatch'),
    await server.signedIn('dispatch'),
    await server.signedIn('invoice'),
    await server.signedIn('super'),
  ];
});
afterAll(() => server.close());

let count = 0;
const form = (list = 'clients') => ({
  list,
  name: `Vue ${(count += 1)}`,
  params: [{ name: 'q', value: 'Éloïse & Cie' }],
  columns: { shown: ['info'], hidden: [], order: [] },
});

async function made(token: string, values = {}): Promise<number> {
  const { status, body } = await server.call(token, 'createView', { ...form(), ...values });
  expect(status).toBe(200);
  return body.insertId;
}

const idsOf = async (token: string) => (await server.call(token, 'listViews')).body.map(({ id }) => id);
const viewOf = async (token: string, id: number) =>
  (await server.call(token, 'listViews')).body.find((view) => view.id === id);

it('saved views belong to a user, and are returned as saved', async () => {
  const id = await made(mine, { name: '  Mes clients ' });
  expect(await viewOf(mine, id)).toEqual({
    ...form(),
    id,
    name: 'Mes clients',
    role: null,
    isOwn: true,
    isDefault: false,
    owner: expect.any(String),
  });
  expect(await idsOf(colleague)).not.toContain(id);
  expect((await server.call(colleague, 'getView', undefined, { path: { id } })).status).toBe(404);
  expect((await server.call(colleague, 'updateView', { name: 'x' }, { path: { id } })).status).toBe(404);
  expect((await server.call(colleague, 'deleteView', undefined, { path: { id } })).status).toBe(404);
});

it('saved views are shared with a role by users with the page admin, and read-only for that role', async () => {
  expect((await server.call(mine, 'createView', { ...form(), role: 'dispatch' })).status).toBe(403);
  const own = await made(mine);
  expect((await server.call(mine, 'updateView', { role: 'dispatch' }, { path: { id: own } })).status).toBe(403);

  const id = await made(administrator, { role: 'dispatch' });
  expect(await viewOf(mine, id)).toMatchObject({ isOwn: false, role: 'dispatch' });
  expect(await idsOf(invoicing)).not.toContain(id);
  expect((await server.call(mine, 'updateView', { name: 'x' }, { path: { id } })).status).toBe(403);
  expect((await server.call(mine, 'deleteView', undefined, { path: { id } })).status).toBe(403);
});

it('saved views keep the fields that a change omits', async () => {
  const values = form();
  const id = await made(mine, values);
  const columns = { shown: [], hidden: ['gone'], order: ['b', 'a'] };
  expect((await server.call(mine, 'updateView', { columns }, { path: { id } })).status).toBe(200);
  expect(await viewOf(mine, id)).toMatchObject({ name: values.name, params: values.params, columns });
  expect((await server.call(mine, 'updateView', {}, { path: { id } })).body).toEqual({ affectedRows: 1 });
});

it('saved views have unique, non-empty names per list', async () => {
  const values = form();
  await made(mine, values);
  const again = await server.call(mine, 'createView', { ...values, name: values.name.toUpperCase() });
  expect([again.status, again.problem.fields[0]]).toMatchObject([409, { field: 'name' }]);
  expect((await server.call(colleague, 'createView', values)).status).toBe(200);
  const empty = await server.call(mine, 'createView', { ...form(), name: '  ' });
  expect([empty.status, empty.problem.fields[0]]).toMatchObject([400, { field: 'name' }]);
});

it('saved views are fifty of a list at most', async () => {
  for (let index = 0; index < 50; index += 1) await made(invoicing, { list: 'many' });
  const { status, problem } = await server.call(invoicing, 'createView', { ...form('many') });
  expect([status, problem.fields[0]?.messageKey]).toEqual([400, 'validation.tooManyViews']);
});

describe('the default view of a list', () => {
  it('the default view of a list is set per list and per user', async () => {
    const shared = await made(administrator, { role: 'dispatch', list: 'bookings' });
    const own = await made(mine, { list: 'bookings' });
    for (const id of [own, shared]) {
      expect((await server.call(mine, 'setDefaultView', { list: 'bookings', id })).status).toBe(200);
    }
    expect([await viewOf(mine, own), await viewOf(mine, shared)]).toMatchObject([
      { isDefault: false },
      { isDefault: true },
    ]);
    expect(await viewOf(colleague, shared)).toMatchObject({ isDefault: false });
    await server.call(mine, 'setDefaultView', { list: 'bookings', id: null });
    expect(await viewOf(mine, shared)).toMatchObject({ isDefault: false });
  });

  it('the default view of a list must belong to that list and be visible to the user', async () => {
    const foreign = await made(colleague);
    expect((await server.call(mine, 'setDefaultView', { list: 'clients', id: foreign })).status).toBe(404);
    const other = await made(mine, { list: 'drivers' });
    expect((await server.call(mine, 'setDefaultView', { list: 'clients', id: other })).status).toBe(400);
  });

  it('the default view of a list ends when the view is no longer shared', async () => {
    const id = await made(administrator, { role: 'dispatch' });
    await server.call(mine, 'setDefaultView', { list: 'clients', id });
    await server.call(administrator, 'setDefaultView', { list: 'clients', id });
    await server.call(administrator, 'updateView', { role: 'invoice' }, { path: { id } });
    await server.call(administrator, 'updateView', { role: 'dispatch' }, { path: { id } });
    expect(await viewOf(mine, id)).toMatchObject({ isDefault: false });
    expect(await viewOf(administrator, id)).toMatchObject({ isDefault: true });
  });
});
