import { fold, invoiceOgm, ogmText } from '@navette/shared/domain';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../kernel/operation.ts';
import { seedDemo } from '../../demo/seed.ts';
import { plansOf } from '../../testing/plans.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { findBookings } from './find-bookings.ts';
import { findClients } from './search-all.ts';
import { findCandidates } from './word-readings.ts';
import { readSearchQuery } from './read-query.ts';

type Hit = AnswerOf<'searchAll'>['hits']['hits'][number]['_source'];
const server = await createTestApp({ now: () => new Date('2026-03-10T09:30:00Z') });
await seedDemo(server.db, { now: new Date('2026-03-10T09:30:00Z') });
const token = await server.signedIn('super');
afterAll(() => server.close());

async function search(
  q: string,
  options: { index?: 'places' | 'bookings' | 'invoices'; limit?: number; as?: string } = {},
): Promise<Hit[]> {
  const { as = token, ...rest } = options;
  const { raw } = await server.call(as, 'searchAll', { q, ...rest });
  const { hits }: AnswerOf<'searchAll'> = raw.json();
  return hits.hits.map(({ _source }) => _source);
}

async function someBooking() {
  return server.db
    .selectFrom('booking')
    .innerJoin('client', 'client.id', 'booking.clientId')
    .innerJoin('destination', 'destination.id', 'booking.destinationId')
    .innerJoin('driver', 'driver.id', 'booking.driverId')
    .select([
      'booking.id',
      'ap_date',
      'client.lastname',
      'client.firstname',
      'client.mobile',
      'destination.name',
      'driver.lastname as driver',
      'mutualPatientID',
    ])
    .where('ap_date', '=', '2026-03-12')
    .where('mutualPatientID', 'is not', null)
    .where('client.mobile', 'is not', null)
    .orderBy('booking.id')
    .executeTakeFirstOrThrow();
}

describe('the global search', () => {
  it('answers the envelope of the specification, with a kind for each hit', async () => {
    const { body } = await server.call(token, 'searchAll', { q: 'saint-luc' });
    expect(body).toMatchObject({
      hits: {
        hits: expect.arrayContaining([
          { _source: expect.objectContaining({ route: 'destination', name: 'Cliniques universitaires Saint-Luc' }) },
        ]),
      },
    });
  });

  it('finds the bookings of a client by names in any order, without accents, the nearest to today first', async () => {
    const { firstname, lastname } = await someBooking();
    const hits = await search(fold(`${firstname} ${lastname}`), { index: 'bookings' });
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.every(({ client }) => client === `${lastname} ${firstname}`)).toBe(true);
    const days = hits.map(({ date }) => Math.abs(Date.parse(date ?? '') - Date.parse('2026-03-10')));
    expect(days).toEqual(days.toSorted((one, other) => one - other));
  });

  it('narrows by every word: client, destination and driver together', async () => {
    const booking = await someBooking();
    const hits = await search(`${booking.lastname} ${booking.name.split(' ').at(-1)} ${booking.driver}`, {
      index: 'bookings',
      limit: 50,
    });
    expect(hits.map(({ id }) => id)).toContain(booking.id);
    expect(hits.every(({ driver, client }) => `${driver} ${client}`.includes(booking.driver))).toBe(true);
  });

  it('finds drivers for users who may open them', async () => {
    const driver = await server.db
      .selectFrom('driver')
      .select(['id', 'firstname', 'lastname'])
      .where('active', '=', true)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const name = `${driver.lastname} ${driver.firstname}`;
    expect(await search(fold(name), { index: 'places' })).toContainEqual(
      expect.objectContaining({ route: 'driver', id: driver.id, name }),
    );
    const account = await server.signedIn('account');
    expect((await search(name, { index: 'places', as: account })).filter(({ route }) => route === 'driver')).toEqual(
      [],
    );
  });

  it('finds insurance bodies for users who may open them', async () => {
    expect(await search('partenamut', { index: 'places' })).toContainEqual(
      expect.objectContaining({ route: 'insurance', name: 'Partenamut' }),
    );
    const dispatch = await server.signedIn('dispatch');
    expect(
      (await search('partenamut', { index: 'places', as: dispatch })).filter(({ route }) => route === 'insurance'),
    ).toEqual([]);
  });

  it('finds by a day as it is shown, alone and beside a name', async () => {
    const { id, lastname } = await someBooking();
    const day = await search('12/03', { index: 'bookings', limit: 200 });
    const ahead = day.filter(({ date }) => date === '2026-03-12');
    expect(ahead.length).toBeGreaterThan(40);
    // The year before comes after it.
    expect(day.slice(0, ahead.length)).toEqual(ahead);
    expect(new Set(day.slice(ahead.length).map(({ date }) => date))).toEqual(new Set(['2025-03-12']));
    expect((await search(`${lastname} 12/03/2026`, { index: 'bookings' })).map((hit) => hit.id)).toContain(id);
  });

  it('finds by number, by the number of the platform and by the phone of the client', async () => {
    const { id, mobile, mutualPatientID } = await someBooking();
    expect((await search(String(id), { index: 'bookings' }))[0]).toMatchObject({ route: 'booking', id });
    expect((await search(mutualPatientID?.toLowerCase() ?? '', { index: 'bookings' }))[0]).toMatchObject({ id });
    const typed = `0${mobile?.slice(3)}`;
    expect((await search(typed)).map(({ route }) => route)).toEqual(expect.arrayContaining(['client', 'booking']));
  });

  it('finds client invoices by number, reference and name', async () => {
    const invoice = await server.db
      .selectFrom('client_invoice')
      .innerJoin('client', 'client.id', 'client_invoice.clientId')
      .select(['client_invoice.id', 'clientId', 'client.lastname', 'client.firstname', 'amount'])
      .where('client_invoice.id', '=', 123)
      .executeTakeFirstOrThrow();
    const reference = `000123${invoice.clientId}`;
    expect(await search(`000123${invoice.clientId + 1}`, { index: 'invoices' })).toEqual([]);
    for (const q of ['000123', '+++100/0123/00038+++', reference, `${invoice.lastname} ${invoice.firstname}`]) {
      expect(await search(q, { index: 'invoices', limit: 50 })).toContainEqual(
        expect.objectContaining({ route: 'invoice', id: 123, amount: invoice.amount }),
      );
    }
  });

  it.each([
    ['driver', 'driverInvoice'],
    ['insurance', 'insuranceInvoice'],
  ] as const)('finds %s invoices by number, reference and payer', async (kind, route) => {
    const name = kind === 'driver' ? sql<string>`payer.lastname || ' ' || payer.firstname` : sql<string>`payer.name`;
    const { rows } = await sql<{ id: number; amount: number; name: string }>`
      select invoice.id, invoice.amount, ${name} as name from ${sql.table(`${kind}_invoice`)} as invoice
      join ${sql.table(kind)} as payer on payer.id = invoice.${sql.ref(`${kind}Id`)}
      order by invoice.date desc, invoice.id desc limit 1`.execute(server.db);
    const { id = 0, amount, name: payer = '' } = rows[0] ?? {};
    const reference = invoiceOgm(kind === 'driver' ? 'driver' : 'insurer', id);
    for (const q of [String(id).padStart(6, '0'), ogmText(reference), payer])
      expect(await search(q, { index: 'invoices', limit: 50 })).toContainEqual(
        expect.objectContaining({ route, id, amount, name: payer }),
      );
    const dispatcher = await server.signedIn('dispatch');
    expect(await search(ogmText(reference), { index: 'invoices', as: dispatcher })).toEqual([]);
  });

  it('hides hits that the user may not open', async () => {
    const routes = async (role: 'dispatch' | 'account') =>
      new Set((await search('dubois', { as: await server.signedIn(role), limit: 50 })).map(({ route }) => route));
    expect(await routes('dispatch')).toEqual(new Set(['client', 'booking']));
    expect(await routes('account')).toEqual(new Set(['invoice']));
  });

  it('answers nothing for text without matches, and escapes pattern characters', async () => {
    for (const q of ['xyzzyx', '%', "'; drop table booking; --", '\\', '(((']) expect(await search(q)).toEqual([]);
  });

  it.each([
    'dubois',
    'marie dubois',
    'saint-luc dialyse',
    '12/03',
    'el amrani 12/03',
    '0470',
    '1234',
    'van den bossche',
  ])('never scans all bookings: %s', async (q) => {
    const plans = await plansOf(server.pool, (db) =>
      findBookings(db, readSearchQuery(q, '2026-03-10'), '2026-03-10', 20),
    );
    expect(plans.filter((plan) => plan.includes('Seq Scan on booking'))).toEqual([]);
    expect(plans.join('\n')).toMatch(/using booking_|on booking_|using booking_pkey/);
  });

  it('searches names by a trigram index instead of a sequential scan', async () => {
    const names = await plansOf(server.pool, (db) => findCandidates(db, ['dubois']), { atAnySize: true });
    const places = await plansOf(server.pool, (db) => findClients(db, 'marie dubois', 20), { atAnySize: true });
    expect(names.join('\n')).toContain('Bitmap Index Scan on client_search');
    expect(places.join('\n')).toContain('Index Scan using client_by_name');
    for (const plans of [names, places]) expect(plans.join('\n')).not.toContain('Seq Scan on client');
  });
});

describe('the search around a place', () => {
  it('answers clients and destinations around a place, nearest first', async () => {
    const { raw } = await server.call(token, 'searchGeo', { lat: 50.853, lon: 4.4525 });
    const { hits }: AnswerOf<'searchGeo'> = raw.json();
    const found = hits.hits.map(({ _source }) => _source);
    expect(found[0]).toMatchObject({
      route: 'destination',
      address: 'avenue Hippocrate 10, 1200 Woluwe-Saint-Lambert',
    });
    expect(found.some(({ route }) => route === 'client')).toBe(true);
  });

  it('answers nothing around a place in the sea', async () => {
    expect((await server.call(token, 'searchGeo', { lat: 52, lon: 2.5 })).body).toEqual({ hits: { hits: [] } });
  });
});
