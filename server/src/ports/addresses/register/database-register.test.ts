import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { importFile } from './import/import-file.ts';
import { plansOf } from '../../../testing/plans.ts';
import { type RegisterLine, writeRegister } from '../../../testing/register-file.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { describeAddressPort } from '../address-port.contract.ts';
import { createDatabaseAddressBook } from '../embedded/database-address-book.ts';
import { createAddresses } from '../create-addresses.ts';
import { createDatabaseRegister } from './database-register.ts';
import { findTileStreets } from './tile-streets.ts';

const street = (line: RegisterLine, numbers: readonly string[]): RegisterLine[] =>
  numbers.map((number, index) => ({ ...line, number, latitude: Number(line.latitude ?? 50.846) + index / 10_000 }));

const loi = { street: 'Rue de la Loi', streetNl: 'Wetstraat', latitude: 50.845, longitude: 4.37 };
const lennik = {
  street: 'Route de Lennik',
  streetNl: 'Lennikse Baan',
  zip: 1070,
  city: 'Anderlecht',
  cityNl: 'Anderlecht',
  latitude: 50.813,
  longitude: 4.266,
};
const lines: RegisterLine[] = [
  ...street(loi, ['12', '14', '16', '16A', '18', '20', '155']),
  ...street(lennik, ['806', '808', '810']),
  ...street({ street: "Rue de l'Été", streetNl: 'Zomerstraat', zip: 1050, city: 'Ixelles', cityNl: 'Elsene' }, [
    '1',
    '3',
  ]),
  ...street({ street: 'Rue Saint-Michel', streetNl: 'Sint-Michielsstraat' }, ['5']),
  ...street(
    { streetNl: 'Kerkstraat', region: 'BE-VLG', zip: 3001, cityNl: 'Leuven', latitude: 50.86, longitude: 4.7 },
    ['5', '7'],
  ),
  ...street(
    {
      streetNl: 'Kerkstraat',
      streetId: 'gent',
      region: 'BE-VLG',
      zip: 9000,
      cityNl: 'Gent',
      latitude: 51.05,
      longitude: 3.72,
    },
    ['7'],
  ),
  ...street(
    {
      streetNl: 'Sint-Truidensesteenweg',
      region: 'BE-VLG',
      zip: 3300,
      cityNl: 'Tienen',
      latitude: 50.8,
      longitude: 4.95,
    },
    ['2'],
  ),
  ...street({ street: 'Rue de Namur', region: 'BE-WAL', zip: 1300, city: 'Wavre', latitude: 50.71, longitude: 4.6 }, [
    '1',
  ]),
  ...street({ street: 'Rue de Fer', region: 'BE-WAL', zip: 5000, city: 'Namur', latitude: 50.46, longitude: 4.86 }, [
    '1',
  ]),
];
const server = await createTestApp({ changes: true });
const token = await server.signedIn('dispatch');
// A process that asked before the import: it must not go on with the empty register.
await server.call(token, 'suggestAddresses', { q: 'rue de la loi' });
const folder = await mkdtemp(join(tmpdir(), 'navette-register-'));
await writeRegister(join(folder, 'register.csv'), lines);
await importFile(server.db, join(folder, 'register.csv'));
await server.services.changes?.settled();
await rm(folder, { recursive: true });
afterAll(() => server.close());

describeAddressPort('embedded, with an address register', () =>
  Promise.resolve(
    createAddresses(undefined, {
      book: createDatabaseAddressBook(server.db),
      register: createDatabaseRegister(server.db),
    }),
  ),
);

const suggest = async (
  q: string,
  more: { language?: 'fr' | 'nl' | 'en'; near?: { latitude: number; longitude: number }; limit?: number } = {},
) => (await server.call(token, 'suggestAddresses', { q, ...more })).body;
const lineOf = async (q: string, more = {}) => (await suggest(q, more)).map(({ fullAddress }) => fullAddress);

describe('streets of a map tile', () => {
  const tileOf = (latitude: number, longitude: number) => {
    const sine = Math.sin((latitude * Math.PI) / 180);
    return {
      x: Math.floor(((longitude + 180) / 360) * 2 ** 14),
      y: Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** 14),
    };
  };
  const streetsAt = async (latitude: number, longitude: number) =>
    (await server.call(token, 'streetsOfTile', undefined, { query: tileOf(latitude, longitude) })).body;

  it('has the streets with a house in it, houses of each side by number, and their source', async () => {
    const { streets, attributions } = await streetsAt(50.845, 4.37);
    expect(streets.find(({ fr }) => fr === 'Rue de la Loi')).toMatchObject({
      nl: 'Wetstraat',
      even: ['12', '14', '16', '16A', '18', '20'].map((_, index) => [50_845_000 + index * 100, 4_370_000]),
      odd: [[50_845_600, 4_370_000]],
    });
    expect(streets.map(({ nl }) => nl)).not.toContain('Kerkstraat');
    expect(attributions).toEqual([expect.stringContaining('UrbIS')]);
  });

  it('has none where the register has none, and refuses a tile outside the world', async () => {
    expect(await streetsAt(45, 4)).toEqual({ streets: [], attributions: [] });
    expect((await server.call(token, 'streetsOfTile', undefined, { query: { x: 16_384, y: 0 } })).status).toBe(400);
  });

  it('finds them by an index instead of reading all streets', async () => {
    const plans = await plansOf(server.pool, (db) => findTileStreets(db, tileOf(50.845, 4.37)), { atAnySize: true });
    expect(plans.join('\n')).toContain('register_street_extent');
    expect(plans.join('\n')).not.toContain('Seq Scan on register_address');
  });
});

describe('suggestions from the address register', () => {
  it.each([
    ['rue de la loi 16', 'Rue de la Loi 16, 1000 Bruxelles'],
    ['16 rue de la loi', 'Rue de la Loi 16, 1000 Bruxelles'],
    ['wetstr 16 brussel', 'Wetstraat 16, 1000 Brussel'],
    ['1000 bruxelles loi 16a', 'Rue de la Loi 16A, 1000 Bruxelles'],
    ['RUE DE L’ETE 3', "Rue de l'Été 3, 1050 Ixelles"],
    ['été 3 elsene', "Rue de l'Été 3, 1050 Ixelles"],
    ['kerkstraat 7 gent', 'Kerkstraat 7, 9000 Gent'],
    ['3001 kerk 7', 'Kerkstraat 7, 3001 Leuven'],
    ['st truidensesteenweg 2', 'Sint-Truidensesteenweg 2, 3300 Tienen'],
    ['sint michiels 5', 'Sint-Michielsstraat 5, 1000 Brussel'],
    ['rue de la loi 16 bte 3', 'Rue de la Loi 16 bte 3, 1000 Bruxelles'],
  ])('suggests for %j first %j from the register', async (typed, expected) => {
    expect((await suggest(typed))[0]).toMatchObject({ fullAddress: expected, complete: true, source: 'register' });
  });

  it('finds the exact house, and names the source of the register', async () => {
    const [first] = await suggest('rue de la loi 18');
    expect(first).toMatchObject({ latitude: 50.8454, longitude: 4.37, attribution: expect.stringContaining('UrbIS') });
  });

  it('suggests the typed number first, then the same with a letter and its neighbours on the same side', async () => {
    expect((await lineOf('rue de la loi 16')).slice(0, 4)).toEqual(
      ['16', '16A', '14', '18'].map((number) => `Rue de la Loi ${number}, 1000 Bruxelles`),
    );
  });

  it('suggests an unregistered number beside its neighbour, after real ones', async () => {
    const answer = await suggest('rue de la loi 22');
    expect(answer[0]).toMatchObject({ houseNumber: '20', source: 'register' });
    expect(answer).toContainEqual(
      expect.objectContaining({
        houseNumber: '22',
        latitude: answer[0]?.latitude,
        complete: true,
        source: 'gazetteer',
      }),
    );
  });

  it('answers in the language of the input, else that of the user', async () => {
    expect((await lineOf('rue saint michel brux', { language: 'nl' }))[0]).toBe('Rue Saint-Michel, 1000 Bruxelles');
    expect((await lineOf('lenni', { language: 'nl' }))[0]).toBe('Lennikse Baan, 1070 Anderlecht');
    expect((await lineOf('lenni', { language: 'fr' }))[0]).toBe('Route de Lennik, 1070 Anderlecht');
    expect((await lineOf('lenni', { language: 'en' }))[0]).toBe('Lennikse Baan, 1070 Anderlecht');
  });

  it('suggests the nearest of streets with the same name', async () => {
    expect((await lineOf('kerkstraat 7', { near: { latitude: 51.05, longitude: 3.7 } }))[0]).toBe(
      'Kerkstraat 7, 9000 Gent',
    );
    expect((await lineOf('kerkstraat 7'))[0]).toBe('Kerkstraat 7, 3001 Leuven');
  });

  it('the address register does not treat a town as a street', async () => {
    const answer = await lineOf('namur');
    expect(answer[0]).toBe('5000 Namur');
    expect(answer).toContain('Rue de Namur, 1300 Wavre');
    expect(answer).not.toContain('Rue de Fer, 5000 Namur');
  });

  it('leaves out less precise hits of the gazetteer', async () => {
    const sources = (await suggest('rue de la loi'))
      .filter(({ zip, street }) => zip === '1000' && street !== null)
      .map(({ source }) => source);
    expect(new Set(sources)).toEqual(new Set(['register']));
  });

  it('ranks own records first', async () => {
    await server.db
      .insertInto('destination')
      .values({
        name: 'Cabinet',
        address: 'Rue de la Loi 155',
        zip: '1000',
        city: 'Bruxelles',
        fullAddress: 'Rue de la Loi 155, 1000 Bruxelles',
      })
      .execute();
    expect((await suggest('rue de la loi 155'))[0]).toMatchObject({
      source: 'addressBook',
      label: 'Cabinet, Rue de la Loi 155, 1000 Bruxelles',
    });
  });

  it('escapes pattern characters, and accepts any input', async () => {
    for (const q of [
      '%',
      '_',
      "'; drop table register_street; --",
      '\\',
      '1000',
      '0',
      '🚑',
      'a'.repeat(200),
      '1'.repeat(200),
      '99999999999 rue de la loi',
    ]) {
      expect((await server.call(token, 'suggestAddresses', { q })).status).toBe(200);
    }
  });

  it('uses the trigram index for streets and the number index for houses', async () => {
    const search = {
      typed: {
        words: ['rue', 'loi'],
        houseNumber: '16',
        postbox: null,
        zip: null,
        streetAsTyped: null,
        restAsTyped: '',
      },
      language: undefined,
      near: { latitude: 50.8, longitude: 4.3 },
      limit: 8,
    };
    const plans = await plansOf(server.pool, (db) => createDatabaseRegister(db).search(search), { atAnySize: true });
    expect(plans.join('\n')).toContain('Bitmap Index Scan on register_street_');
    expect(plans.join('\n')).toContain('register_address_pkey');
  });
});

describe('places from the address register', () => {
  it('geocodes to the house, else to its neighbour or street', async () => {
    const port = server.services.addresses;
    expect(await port.geocode('Rue de la Loi 18, 1000 Bruxelles')).toEqual({
      latitude: 50.8454,
      longitude: 4.37,
      precision: 'address',
    });
    expect(await port.geocode('Wetstraat 22, 1000 Brussel')).toMatchObject({ precision: 'street' });
  });
});
