import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { registerCsv, type RegisterLine } from '../../../../testing/register-file.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { importFile, type ImportOptions } from './import-file.ts';
import { emptyStaging } from './staging.ts';
const database = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'navette-register-'));
const path = join(folder, 'register.csv');
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await emptyStaging(database.db);
  await sql`truncate register_region, register_street, register_address`.execute(database.db);
});

async function take(content: string | Buffer | readonly RegisterLine[], options?: ImportOptions) {
  await writeFile(path, typeof content === 'string' || Buffer.isBuffer(content) ? content : registerCsv(content));
  return importFile(database.db, path, options);
}

interface KnownAddress {
  readonly street: string;
  readonly houseNumber: string;
  readonly zip: string;
  readonly latitude: number;
  readonly version: string;
}

/** Addresses of the register; `version` changes when a row is written again. */
async function addresses(): Promise<KnownAddress[]> {
  const { rows } = await sql<KnownAddress>`
    select coalesce("streetFr", "streetNl") as street, "houseNumber", zip, register_address.latitude, register_address.xmin::text as version
    from register_address join register_street on register_street.id = street order by 1, number, 2`.execute(
    database.db,
  );
  return rows;
}

const loi = { street: 'Rue de la Loi', streetNl: 'Wetstraat' };
const numbered = (count: number, line: RegisterLine = loi) =>
  Array.from({ length: count }, (_, index) => ({ ...line, number: String(index + 1) }));

describe('importing the address register', () => {
  it('imports current addresses with a position, one row for each house number at the centre of its boxes', async () => {
    const result = await take([
      { ...loi, number: '16', latitude: 50.846, box: 'A' },
      { ...loi, number: '16', latitude: 50.848, box: 'B' },
      { ...loi, number: '16 bis' },
      { ...loi, number: '18', status: 'retired' },
      { ...loi, number: '20', latitude: 0, longitude: 0 },
      { ...loi, number: '' },
      { ...loi, number: '22', zip: 'x' },
    ]);
    expect(result).toMatchObject({
      outcome: 'imported',
      regions: ['BE-BRU'],
      streets: 1,
      addresses: 2,
      added: 2,
      changed: 0,
      removed: 0,
    });
    expect(result).toMatchObject({ counts: { read: 7, taken: 3, notCurrent: 1, noPlace: 1, incomplete: 2 } });
    expect(await addresses()).toMatchObject([{ houseNumber: '16', latitude: 50_847_000 }, { houseNumber: '16BIS' }]);
  });

  it('reads columns by name, with byte order mark, Windows line ends, quotes and line breaks inside them', async () => {
    const text =
      'status,house_number,extra,region_code,street_id,streetname_nl,postcode,municipality_name_nl,EPSG:4326_lon,EPSG:4326_lat\r\n' +
      'current,5,"a ""b"",\r\nc",BE-VLG,9,Bondgenotenlaan,3000,Leuven,4.7,50.88\r\n';
    expect(await take(`\uFEFF${text}`)).toMatchObject({ outcome: 'imported', addresses: 1 });
    expect(await addresses()).toMatchObject([{ street: 'Bondgenotenlaan', houseNumber: '5', zip: '3000' }]);
  });

  it('changes nothing when the same file is imported again, also in small chunks', async () => {
    await take(numbered(200), { blockSize: 1000 });
    const before = await addresses();
    expect(before).toHaveLength(200);
    expect(await take(numbered(200))).toEqual({ outcome: 'known', regions: ['BE-BRU'] });
    expect(await addresses()).toEqual(before);
  });

  it('replaces changed and removes missing addresses of the region of a newer file, and no others', async () => {
    await take(numbered(3, { street: 'Rue de Fer', zip: 5000, city: 'Namur', region: 'BE-WAL' }));
    await take([...numbered(10), { street: 'Rue Gone' }]);
    const before = new Map((await addresses()).map((row) => [`${row.street} ${row.houseNumber}`, row.version]));
    const newer = [{ ...loi, number: '1', latitude: 50.8 }, ...numbered(10).slice(2), { ...loi, number: '99' }];
    expect(await take(newer)).toMatchObject({ added: 1, changed: 1, removed: 2 });
    const after = await addresses();
    expect(after.map(({ street, houseNumber }) => `${street} ${houseNumber}`)).toEqual([
      'Rue de Fer 1',
      'Rue de Fer 2',
      'Rue de Fer 3',
      ...['1', '3', '4', '5', '6', '7', '8', '9', '10', '99'].map((number) => `Rue de la Loi ${number}`),
    ]);
    const written = after.filter(
      ({ street, houseNumber, version }) => before.get(`${street} ${houseNumber}`) !== version,
    );
    expect(written.map(({ houseNumber }) => houseNumber)).toEqual(['1', '99']);
  });

  it('renames a street', async () => {
    await take([{ streetId: 7, street: 'Rue Ancienne' }]);
    await take([{ streetId: 7, street: 'Rue Nouvelle' }]);
    expect(await addresses()).toMatchObject([{ street: 'Rue Nouvelle' }]);
    const { names } = await database.db.selectFrom('register_street').select('names').executeTakeFirstOrThrow();
    expect(names).toBe(' rue nouvelle');
  });

  it('imports a single region on demand', async () => {
    const both = [loi, { street: 'Rue de Fer', zip: 5000, region: 'BE-WAL' }];
    expect(await take(both, { region: 'BE-WAL' })).toMatchObject({
      regions: ['BE-WAL'],
      counts: { taken: 1, otherRegion: 1 },
    });
    expect(await take(both)).toMatchObject({ outcome: 'imported', regions: ['BE-BRU', 'BE-WAL'], added: 1 });
  });

  it('resumes an interrupted import', async () => {
    const stop = new AbortController();
    const options = {
      blockSize: 2000,
      signal: stop.signal,
      onProgress: ({ step }: { step: string }) => void (step === 'reading' && stop.abort()),
    };
    const stopped = await take(numbered(300), options);
    expect(stopped).toMatchObject({ outcome: 'stopped' });
    expect(await addresses()).toEqual([]);
    const starts: number[] = [];
    const result = await take(numbered(300), {
      blockSize: 2000,
      onProgress: (progress) => void (progress.step === 'reading' && starts.push(progress.resumedAt)),
    });
    expect(starts[0]).toBeGreaterThan(1000);
    expect(result).toMatchObject({ addresses: 300, counts: { read: 300, taken: 300 } });
  });

  it('discards the partial import of another file', async () => {
    const stop = new AbortController();
    await take(numbered(300), {
      blockSize: 2000,
      signal: stop.signal,
      onProgress: ({ step }) => void (step === 'reading' && stop.abort()),
    });
    expect(await take([{ street: 'Rue Seule' }])).toMatchObject({ streets: 1, addresses: 1 });
  });
});

describe('a refused register file', () => {
  it.each([
    ['a list of something else', 'date;account;amount;detail\n1;2;3;4\n', /first line lacks EPSG:4326_lat/u],
    ['nothing', '', /first line lacks/u],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 10]), /first line lacks|not text/u],
    [
      'text in Latin-1',
      Buffer.from(registerCsv([{ street: 'Rue de l’Été'.replace('’', "'") }]), 'latin1'),
      /not text in UTF-8/u,
    ],
    ['a header alone', registerCsv([]), /holds no address/u],
    ['addresses that are all retired', registerCsv([{ ...loi, status: 'retired' }]), /holds no address/u],
  ])('refuses a register file that is %s', async (_, content, why) => {
    await expect(take(content)).rejects.toThrow(why);
    expect(await addresses()).toEqual([]);
  });

  it('refuses a register file with an unclosed quote', async () => {
    await expect(take(`${registerCsv([loi])}current,"${'x'.repeat(5 << 20)}`)).rejects.toThrow(
      /quote that never ends/u,
    );
  });

  it('refuses a register file that ends inside a quote', async () => {
    await expect(take(`${registerCsv([loi])}current,"x`)).rejects.toThrow(/row that is broken/u);
  });

  it('refuses a truncated register file, unless the operator allows it', async () => {
    await take(numbered(10));
    await expect(take(numbered(7))).rejects.toThrow(/holds 7 addresses of BE-BRU where 10 are known/u);
    expect(await addresses()).toHaveLength(10);
    expect(await take(numbered(7), { acceptLoss: true })).toMatchObject({ removed: 3 });
  });
});
