import { afterAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { plansOf } from '../../testing/plans.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { closestClients } from './client-queries.ts';
const server = await createTestApp();
const token = await server.signedIn('dispatch');
afterAll(() => server.close());

const form: BodyOf<'createClient'> = {
  firstname: 'Zoé',
  lastname: 'Dequeker',
  address: 'avenue Rogier 50',
  zip: '1030',
  city: 'Schaerbeek',
  mobile: '0470 12 34 56',
  tel: '02/512 34 56',
  ssn: '85.07.30-033-28',
  comment: 'Historique',
};

async function create(change: Partial<BodyOf<'createClient'>> = {}): Promise<number> {
  const { raw, status } = await server.call(token, 'createClient', { ...form, ...change });
  expect(status).toBe(200);
  const { insertId }: { insertId: number } = raw.json();
  return insertId;
}

describe('clients', () => {
  it('stores clients with phones as E.164, one line of address and a position', async () => {
    const id = await create();
    const { body } = await server.call(token, 'getClient', undefined, { path: { id } });
    expect(body).toEqual([
      expect.objectContaining({
        id,
        firstname: 'Zoé',
        mobile: '+32470123456',
        tel: '+3225123456',
        fullAddress: 'avenue Rogier 50, 1030 Schaerbeek',
        latitude: expect.closeTo(50.858, 2),
        factuur: false,
        ssn: '••.••.••-•••-28',
        comment: 'Historique',
      }),
    ]);
  });

  it('leaves national number and history out of the list of clients', async () => {
    await create();
    const { raw } = await server.call(token, 'listClients');
    expect(raw.body).not.toContain('85.07.30');
    expect(raw.body).not.toContain('Historique');
  });

  it.each([
    ['zoe deq', 'name without accents, in any order'],
    ['DEQUEKER zoé', 'name the other way round'],
    ['rogier 50', 'address'],
    ['0470123', 'phone'],
    ['+32 470 12', 'phone as it is shown'],
    ['850730', 'start of the national number'],
  ])('finds clients by %j: %s', async (q) => {
    await create();
    const { body } = await server.call(token, 'listClients', undefined, { query: { q, limit: 5 } });
    expect(body).toContainEqual(expect.objectContaining({ lastname: 'Dequeker' }));
  });

  it.each([
    'vandenbosche',
    'van den bosche',
    'VANDENBOSSCHE cigdem',
    'çiğdem van den bosche',
    '12/03/1948',
    '12.3.48 bossche',
  ])('finds Van den Bossche Çiğdem, born on 12/03/1948, by %j', async (q) => {
    await create({ lastname: 'Van den Bossche', firstname: 'Çiğdem', birthday: '1948-03-12' });
    const { body } = await server.call(token, 'listClients', undefined, { query: { q, limit: 5 } });
    expect(body[0]).toMatchObject({ lastname: 'Van den Bossche' });
  });

  it('lists clients whose last name begins with the text before others', async () => {
    await create({ lastname: 'Vandeprez', firstname: 'Quirin' });
    await create({ lastname: 'Quirin', firstname: 'Paul' });
    const { body } = await server.call(token, 'listClients', undefined, { query: { q: 'quir', limit: 2 } });
    expect(body).toMatchObject([{ lastname: 'Quirin' }, { lastname: 'Vandeprez' }]);
  });

  it('ranks search hits: number, name, beginning of a word, anywhere', async () => {
    const street = await create({ lastname: 'Aerts', firstname: 'Luc', address: 'rue Zygomar 8' });
    const first = await create({ lastname: 'Bouhon', firstname: 'Zygmunt' });
    const inside = await create({ lastname: 'Abrazyg', firstname: 'Ann' });
    const name = await create({ lastname: 'Żygo', firstname: 'Ewa' });
    const double = await create({ lastname: 'Cools-Zygo', firstname: 'Eva' });
    const found = async (q: string, limit = 10) =>
      (await server.call(token, 'listClients', undefined, { query: { q, limit } })).body.map(({ id }) => id);
    expect(await found('zyg')).toEqual([name, street, first, inside, double]);
    expect(await found('zyg', 2)).toEqual([name, street]);
    expect(await found('zy')).toEqual([name, street, first, double]);
    expect((await found(String(double)))[0]).toBe(double);
  });

  it('searches clients through an index, for any input', async () => {
    const typed = [
      'z',
      'zo',
      'dequeker',
      'zo deq',
      '0470 12 34',
      '85.07.30-033',
      '12',
      'rogier 5',
      '12.3.48',
      'dequekr',
    ];
    for (const q of typed) {
      const plans = await plansOf(server.pool, (db) => closestClients(db, q, 10), { atAnySize: true });
      expect(plans.join('\n')).not.toContain('Seq Scan on client');
    }
  });

  it('keeps properties that an update of a client omits', async () => {
    const id = await create();
    const { lastname, firstname, address, zip, city } = form;
    const { body } = await server.call(
      token,
      'updateClient',
      { firstname, lastname, address, zip, city, info: 'Canne' },
      { path: { id } },
    );
    expect(body).toEqual({ affectedRows: 1 });
    const client = await server.db.selectFrom('client').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(client).toMatchObject({ info: 'Canne', mobile: '+32470123456', ssn: '85.07.30-033-28' });
  });

  it('refuses an incomplete address, an invalid phone and an incomplete invoice address, all at once', async () => {
    const { status, problem } = await server.call(token, 'createClient', {
      ...form,
      address: 'avenue Rogier',
      mobile: '0470 12',
      invoiceAddress: 'rue Haute 3',
    });
    expect(status).toBe(400);
    expect(problem.fields.map(({ field }) => field).toSorted()).toEqual(['address', 'invoiceAddress', 'mobile']);
    expect(problem.fields).toContainEqual({ field: 'address', messageKey: 'validation.address.incomplete' });
  });

  it('refuses a name of spaces', async () => {
    const { problem } = await server.call(token, 'createClient', { ...form, lastname: '   ' });
    expect(problem.fields).toEqual([{ field: 'lastname', messageKey: 'validation.required' }]);
  });

  it('accepts a national number with a wrong checksum, since old data has such', async () => {
    expect(await create({ ssn: '85.07.30-033-29' })).toBeGreaterThan(0);
  });

  it('refuses to delete a client with bookings, and counts them', async () => {
    const id = await create();
    const driver = await server.db
      .insertInto('driver')
      .values({ firstname: 'A', lastname: 'B' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const destination = await server.db
      .insertInto('destination')
      .values({ name: 'C' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const booking = {
      driverId: driver.id,
      clientId: id,
      destinationId: destination.id,
      type: 'to' as const,
      ap_date: '2026-03-10',
      ap_time: '10:00',
      pick_address: 'x',
    };
    await server.db
      .insertInto('booking')
      .values([booking, { ...booking, ap_date: '2026-03-11' }])
      .execute();
    const { status, problem } = await server.call(token, 'deleteClient', undefined, { path: { id } });
    expect(status).toBe(409);
    expect(problem).toMatchObject({ code: 'referenced', params: { count: 2 } });
  });

  it('deletes a client without bookings, who is then unknown', async () => {
    const id = await create();
    expect((await server.call(token, 'deleteClient', undefined, { path: { id } })).body).toEqual({ affectedRows: 1 });
    expect((await server.call(token, 'deleteClient', undefined, { path: { id } })).status).toBe(404);
    expect((await server.call(token, 'getClient', undefined, { path: { id } })).status).toBe(404);
    expect((await server.call(token, 'updateClient', form, { path: { id } })).status).toBe(404);
  });
});

describe('the log', () => {
  const lines = async () =>
    server.db.selectFrom('log').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

  it('logs who changed a client, without the national number in any field', async () => {
    const id = await create({ comment: 'NISS 85.07.30-033-28 à vérifier' });
    const line = await lines();
    expect(line).toMatchObject({ method: 'POST', url: '/api/client', role: 'dispatch' });
    expect(line.body).toContain('Dequeker');
    expect(line.body).not.toContain('85.07.30');
    await server.call(token, 'getClient', undefined, { path: { id } });
    expect(await lines()).toMatchObject({ method: 'GET', url: `/api/client/${id}` });
  });

  it('logs how many rows of a list were read, but not the searched text', async () => {
    const { body } = await server.call(token, 'listClients', undefined, { query: { q: 'quirynen' } });
    const line = await lines();
    expect(line).toMatchObject({ method: 'GET', url: '/api/client', body: JSON.stringify({ count: body.length }) });
    expect(JSON.stringify(line)).not.toMatch(/quirynen/i);
  });

  it('logs neither other lists nor refused calls', async () => {
    const before = await lines();
    await server.call(token, 'listDrivers');
    await server.call(token, 'createClient', { ...form, address: 'x' });
    expect((await lines()).id).toBe(before.id);
  });

  it('shows the log to super alone, searchable by words, and never deletes it', async () => {
    const admin = await server.signedIn('super');
    await create({ lastname: 'Loggetest' });
    const { body } = await server.call(admin, 'listLogs', undefined, { query: { q: 'loggetest' } });
    expect(body).toMatchObject([{ method: 'POST', url: '/api/client', role: 'dispatch', user_name: 'dispatch Ada' }]);
    const { status, problem } = await server.call(admin, 'deleteLog', undefined, { path: { id: 1 } });
    expect([status, problem.code]).toEqual([403, 'logs.readOnly']);
  });
});
