import { randomInt } from 'node:crypto';
import { CLIENT_COLUMNS, namesWith } from '@navette/shared/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { createRecords } from '../../testing/records.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let office: string;
let boss: string;
let records: Awaited<ReturnType<typeof createRecords>>;
beforeAll(async () => {
  server = await createTestApp();
  office = await server.signedIn('dispatch');
  boss = await server.signedIn('super');
  records = await createRecords(server.db);
});
afterAll(() => server.close());

const person: BodyOf<'createClient'> = {
  firstname: 'Zoé',
  lastname: 'Dequeker',
  address: 'avenue Rogier 50',
  zip: '1030',
  city: 'Schaerbeek',
  birthday: '1985-07-30',
};

async function client(change: Partial<BodyOf<'createClient'>> = {}): Promise<number> {
  return (await server.call(office, 'createClient', { ...person, ...change })).body.insertId;
}

const full: Partial<BodyOf<'createClient'>> = {
  postbox: '3',
  tel: '02 512 34 56',
  mobile: '0470 12 34 56',
  email: 'zoe@example.test',
  mcode: 'M1',
  info: 'Fauteuil',
  comment: 'secret',
  problem: true,
  invoiceName: 'Zoé Dequeker',
  invoiceAddress: 'avenue Rogier 50, 1030 Schaerbeek',
  postbox2: '4',
  language: 'nl',
  mutuality: 'Solidaris Brabant',
  memberNumber: '1234567890123',
  contactName: 'Mia Dequeker',
  contactRelation: 'fille',
  contactPhone: '0471 11 22 33',
  contactEmail: 'mia@example.test',
  doctorName: 'Dr Peeters',
  doctorPhone: '02 511 22 33',
};

const read = async (id: number) => (await server.call(office, 'getClient', undefined, { path: { id } })).body[0];

async function trip(clientId: number, change: { ap_date?: string; status?: 0 | 1 } = {}): Promise<number> {
  const values = {
    driverId: records.driverId,
    clientId,
    destinationId: records.destinationId,
    type: 'to' as const,
    ap_date: '2026-01-05',
    ap_time: '10:00',
    pick_address: 'avenue Rogier 50',
    status: 1 as const,
    price: 20,
    comment: 'Zoé a mal au dos',
    ...change,
  };
  return (await server.db.insertInto('booking').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

async function invoice(clientId: number, status: number, bookingId: number): Promise<number> {
  const id = randomInt(1, 1e6);
  await server.db
    .insertInto('client_invoice')
    .values({ id, date: '2026-02-01', clientId, amount: 23.45, status, invoiceName: 'Zoé Dequeker' })
    .execute();
  await server.db
    .insertInto('client_invoice_line')
    .values({
      invoiceId: id,
      position: 1,
      bookingId,
      amount: 23.45,
      snapshot: JSON.stringify({ price: 20, client_lastname: 'Dequeker', comment: 'x' }),
    })
    .execute();
  return id;
}

describe('the national number of a client', () => {
  it('masks the national number in the record and shows it in full on demand, which is logged', async () => {
    const id = await client({ ssn: '85.07.30-033-28' });
    expect((await read(id))?.ssn).toBe('••.••.••-•••-28');
    expect((await server.call(office, 'showNationalNumber', { id })).body).toEqual({ ssn: '85.07.30-033-28' });
    const line = await server.db
      .selectFrom('log')
      .selectAll()
      .where('url', '=', '/service/client/ssn')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(line.body).toBe(`{"id":${id}}`);
  });

  it('keeps the national number when the form sends the masked one', async () => {
    const id = await client({ ssn: '85.07.30-033-28' });
    await server.call(
      office,
      'updateClient',
      { ...person, ssn: '••.••.••-•••-28', lastname: 'Peeters' },
      { path: { id } },
    );
    expect((await server.call(office, 'showNationalNumber', { id })).body.ssn).toBe('85.07.30-033-28');
    await server.call(office, 'updateClient', { ...person, ssn: null }, { path: { id } });
    expect((await read(id))?.ssn).toBeNull();
  });
});

describe('duplicates of a client', () => {
  const ask = async (question: BodyOf<'findClientDuplicates'>) =>
    (await server.call(office, 'findClientDuplicates', question)).body.map(({ id, names, reason }) => [
      id,
      names,
      reason,
    ]);

  it('finds duplicates by national number in any format', async () => {
    const same = await client({ ssn: '93051822361' });
    expect(await ask({ firstname: 'x', lastname: 'y', ssn: '93.05.18-223-61' })).toEqual([[same, null, 'ssn']]);
    const dotted = await client({ ssn: '85.07.30-033-28' });
    expect(await ask({ firstname: 'x', lastname: 'y', ssn: '85073003328' })).toContainEqual([dotted, null, 'ssn']);
    expect(await ask({ id: same, firstname: 'x', lastname: 'y', ssn: '93051822361' })).toEqual([]);
  });

  it('finds duplicates with the same, swapped or misspelt names', async () => {
    const same = await client({ firstname: 'Léa', lastname: 'Şahin', birthday: '1990-01-02' });
    const birthday = '1990-01-02';
    expect(await ask({ firstname: 'LEA', lastname: 'sahin', birthday })).toEqual([[same, 'same', 'nameAndBirthday']]);
    expect(await ask({ firstname: 'Sahin', lastname: 'Lea', birthday })).toEqual([
      [same, 'swapped', 'nameAndBirthday'],
    ]);
    expect(await ask({ firstname: 'Léa', lastname: 'Sahim', birthday })).toEqual([
      [same, 'similar', 'nameAndBirthday'],
    ]);
    expect(await ask({ firstname: 'Léa', lastname: 'Şahin', birthday: '1990-01-03' })).toEqual([]);
    expect(await ask({ id: same, firstname: 'Léa', lastname: 'Şahin', birthday })).toEqual([]);
  });

  it('finds duplicates without a birth date, by the address or by the name alone', async () => {
    const same = await client({ firstname: 'Wilhelmina', lastname: 'Zwaenepoel', birthday: null });
    const { address, zip } = person;
    expect(await ask({ firstname: 'Wilhelmina', lastname: 'Zwanepoel', address, zip })).toEqual([
      [same, 'similar', 'nameAndAddress'],
    ]);
    expect(await ask({ firstname: 'wilhelmina', lastname: 'zwaenepoel' })).toEqual([[same, 'same', 'name']]);
    expect(await ask({ firstname: 'Wilhelmina', lastname: 'Zwanepoel' })).toEqual([]);
  });
});

describe('two records of one person', () => {
  it('merges two clients: trips and invoices move, gaps are filled, the removed number redirects', async () => {
    const keep = await client({ birthday: null });
    const remove = await client({ mobile: '0470 12 34 56', problem: true });
    const bookingId = await trip(remove);
    await invoice(remove, 1, bookingId);
    expect((await server.call(office, 'mergeClients', { keep, remove })).body).toEqual({ bookings: 1, invoices: 1 });
    expect(await read(remove)).toMatchObject({
      id: keep,
      mobile: '+32470123456',
      birthday: '1985-07-30',
      problem: true,
    });
    const trips = await server.call(office, 'listClientTrips', undefined, { path: { id: keep } });
    expect(trips.body).toMatchObject([{ id: bookingId, date: '2026-01-05', amount: 20, status: 1 }]);
    expect((await server.call(boss, 'listClientInvoiceHistory', undefined, { path: { id: keep } })).body).toMatchObject(
      [{ total: 23.45, status: 1 }],
    );
    const { body: history } = await server.call(office, 'listBookingHistory', undefined, { path: { id: bookingId } });
    expect(JSON.stringify(history)).toContain('clientId');
  });

  it('takes over the family contact, doctor and mutuality of the other record whole, never mixed', async () => {
    const daughter = { contactName: 'Mia', contactPhone: '0471 11 22 33', contactRelation: 'fille' };
    const keep = await client({ contactName: 'Jos', doctorName: null, mutuality: null });
    const remove = await client({ ...daughter, doctorPhone: '02 511 22 33', mutuality: 'Helan', memberNumber: '12' });
    await server.call(office, 'mergeClients', { keep, remove });
    expect(await read(keep)).toMatchObject({
      contactName: 'Jos',
      contactPhone: null,
      contactRelation: null,
      doctorPhone: '+3225112233',
      mutuality: 'Helan',
      memberNumber: '12',
    });
  });

  it('follows the redirect through several merges', async () => {
    const [first, second, third] = [await client(), await client(), await client()];
    await server.call(office, 'mergeClients', { keep: second, remove: first });
    await server.call(office, 'mergeClients', { keep: third, remove: second });
    expect((await read(first))?.id).toBe(third);
  });

  it('refuses to merge a client with itself, or with a missing one', async () => {
    const id = await client();
    expect((await server.call(office, 'mergeClients', { keep: id, remove: id })).status).toBe(400);
    expect((await server.call(office, 'mergeClients', { keep: id, remove: 999_999 })).status).toBe(404);
    expect((await read(id))?.id).toBe(id);
  });

  it('merges two clients once when two users do it concurrently in opposite directions', async () => {
    const [left, right] = [await client(), await client()];
    const answers = await Promise.all([
      server.call(office, 'mergeClients', { keep: left, remove: right }),
      server.call(boss, 'mergeClients', { keep: right, remove: left }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });
});

describe('the data of a person', () => {
  it('exports the data of a client in full for super alone', async () => {
    const id = await client({ ssn: '85.07.30-033-28' });
    await trip(id);
    const { body } = await server.call(boss, 'exportClientData', undefined, { path: { id } });
    expect(body).toMatchObject({
      client: { id, ssn: '85.07.30-033-28' },
      trips: [{ comment: 'Zoé a mal au dos' }],
      aliases: [],
      invoices: [],
    });
    expect((await server.call(office, 'exportClientData', undefined, { path: { id } })).status).toBe(403);
    const again = await server.call(boss, 'exportClientData', undefined, { path: { id } });
    expect(again.body.log.map(({ url }) => url)).toContain(`/service/client/${id}/export`);
  });

  it('anonymises a client, and keeps invoiced amounts equal to the cent', async () => {
    const id = await client({ ssn: '85.07.30-033-28', info: 'Fauteuil' });
    const bookingId = await trip(id);
    const invoiceId = await invoice(id, 1, bookingId);
    await server.call(office, 'updateClient', { ...person, comment: 'secret' }, { path: { id } });
    expect((await server.call(boss, 'anonymiseClient', { id, lastname: 'Dequeker' })).status).toBe(200);
    const {
      client: left,
      trips,
      invoices,
    } = (await server.call(boss, 'exportClientData', undefined, { path: { id } })).body;
    expect(JSON.stringify([left, trips])).not.toMatch(/Zoé|Dequeker|Rogier|85\.07|secret|Fauteuil|dos/u);
    expect(invoices).toMatchObject([{ id: invoiceId, total: 23.45 }]);
    expect(trips).toMatchObject([{ price: 20 }]);
    const line = await server.db
      .selectFrom('client_invoice_line')
      .selectAll()
      .where('invoiceId', '=', invoiceId)
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ amount: 23.45, snapshot: { price: 20 } });
    const logs = await server.db.selectFrom('log').select('body').where('url', '=', `/api/client/${id}`).execute();
    expect(logs.every(({ body }) => body === null)).toBe(true);
  });

  it('erases every column in the list of personal columns', async () => {
    const id = await client({ ...full, ssn: '85.07.30-033-28' });
    const columns = namesWith(CLIENT_COLUMNS, 'erased');
    const row = () => server.db.selectFrom('client').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
    const before = await row();
    expect(columns.filter((column) => before[column] === null)).toEqual([]);
    await server.call(boss, 'anonymiseClient', { id, lastname: 'Dequeker' });
    const left = await row();
    expect(Object.fromEntries(Object.entries(left).filter(([, value]) => value !== null))).toEqual({
      firstname: '—',
      lastname: `Anonyme ${id}`,
      problem: false,
      mobility: 'foot',
      companion: false,
    });
  });

  it('refuses to anonymise while a trip is planned, an invoice is open, or the name does not match', async () => {
    const [coming, open, other] = [await client(), await client(), await client()];
    await trip(coming, { ap_date: '2099-01-01', status: 0 });
    await invoice(open, 0, await trip(open));
    for (const id of [coming, open])
      expect((await server.call(boss, 'anonymiseClient', { id, lastname: 'Dequeker' })).problem).toMatchObject({
        status: 409,
        code: 'client.openBookings',
        params: { count: 1 },
      });
    expect(
      (await server.call(boss, 'anonymiseClient', { id: other, lastname: 'Peeters' })).problem.fields,
    ).toMatchObject([{ field: 'lastname' }]);
    expect((await read(other))?.firstname).toBe('Zoé');
  });
});

describe('a person in the forms of the office', () => {
  it.each([
    [{ birthday: '2199-12-31' }, 'birthday', 'validation.future'],
    [{ mobile: '02 512 34 56' }, 'mobile', 'validation.mobile'],
    [{ basePrice: -1 }, 'basePrice', 'validation.money'],
    [{ contactPhone: '0000 00' }, 'contactPhone', 'validation.phone'],
    [{ doctorPhone: '0000 00' }, 'doctorPhone', 'validation.phone'],
  ])('refuses a client with %j', async (wrong, field, messageKey) => {
    const { status, problem } = await server.call(office, 'createClient', { ...person, ...wrong });
    expect([status, problem.fields]).toMatchObject([400, [{ field, messageKey }]]);
  });

  it('finds a client by the phone of the family, as it is typed', async () => {
    const id = await client({ contactPhone: '0479 55 66 77' });
    const { body } = await server.call(office, 'listClients', undefined, { query: { q: '0479/55.66.77', limit: 5 } });
    expect(body.map((row) => row.id)).toEqual([id]);
    expect(body[0]).not.toHaveProperty('contactPhone');
  });

  it('marks an anonymised client in the list', async () => {
    const id = await client({ lastname: 'Uitgewist' });
    await server.call(boss, 'anonymiseClient', { id, lastname: 'Uitgewist' });
    const { body } = await server.call(office, 'listClients');
    expect(body.find((row) => row.id === id)).toMatchObject({ anonymised: true, fullAddress: null });
  });
});
