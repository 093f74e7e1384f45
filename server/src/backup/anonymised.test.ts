import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Fake } from '@navette/s3-fake';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import {
  anonymiseAgain,
  addAnonymised,
  type Anonymised,
  readAnonymised,
  listPlaceOf,
  extendList,
} from './anonymised.ts';

const at = '2026-02-03T10:00:00.000Z';
let list: string;
let installation: string;
const database = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'navette-anonymised-'));
({ id: installation } = await database.db.selectFrom('installation').select('id').executeTakeFirstOrThrow());
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await database.db.deleteFrom('client').execute();
  list = join(folder, crypto.randomUUID());
});

const client = async (lastname: string) =>
  (
    await database.db
      .insertInto('client')
      .values({ firstname: 'Zoé', lastname, fullAddress: 'Rue Haute 1' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const names = async () =>
  (await database.db.selectFrom('client').select('lastname').orderBy('id').execute()).map(({ lastname }) => lastname);
const entry = (id: number, aliases: number[] = []): Anonymised => ({ installation, id, aliases, at });

describe('the list of anonymised clients', () => {
  it('contains only numbers, each once, including those of merged records', async () => {
    const [kept, merged] = [await client('Peeters'), 4711];
    await database.db
      .updateTable('client')
      .set({ anonymisedAt: new Date(at) })
      .where('id', '=', kept)
      .execute();
    await extendList(database.db, list);
    await extendList(database.db, list);
    await database.db.insertInto('client_alias').values({ id: merged, clientId: kept }).execute();
    await extendList(database.db, list);
    expect(await readAnonymised(list)).toEqual([entry(kept), entry(kept, [merged])]);
  });

  it('the list of anonymised clients continues after a line that a crash truncated', async () => {
    await appendFile(list, '{"installation":"a","id":1,"ali');
    const id = await client('Peeters');
    await database.db
      .updateTable('client')
      .set({ anonymisedAt: new Date(at) })
      .where('id', '=', id)
      .execute();
    await extendList(database.db, list);
    expect(await readAnonymised(list)).toEqual([entry(id)]);
  });
});

it('the list of anonymised clients in a bucket keeps concurrent additions of several processes', async () => {
  const fake = await startS3Fake();
  try {
    const bucket = listPlaceOf(`s3://${fake.bucket}/office`, {
      AWS_ENDPOINT_URL_S3: fake.endpoint,
      AWS_ACCESS_KEY_ID: fake.credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: fake.credentials.secretAccessKey,
    });
    expect(await readAnonymised(bucket)).toEqual([]);
    await Promise.all([1, 2, 3].map((id) => addAnonymised(bucket, [entry(id)])));
    const ids = (await readAnonymised(bucket)).map(({ id }) => id);
    expect(ids.toSorted((one, other) => one - other)).toEqual([1, 2, 3]);
    expect([...fake.objects.keys()]).toEqual(['office/anonymised.jsonl']);
  } finally {
    await fake.stop();
  }
});

it('the list of anonymised clients in a bucket is refused without region and keys', () => {
  expect(() => listPlaceOf('s3://lists', {})).toThrow('AWS_REGION');
});

describe('anonymising again after a restore', () => {
  it('covers the clients on the list, also a record that was merged later, and no others', async () => {
    const [one, twin] = [await client('Peeters'), await client('Peters')];
    await client('Janssens');
    expect(await anonymiseAgain(database.db, [entry(one, [twin]), entry(one)])).toBe(2);
    expect(await names()).toEqual([`Anonyme ${one}`, `Anonyme ${twin}`, 'Janssens']);
    expect(await anonymiseAgain(database.db, [entry(one, [twin])])).toBe(0);
  });

  it('ignores entries of another installation', async () => {
    const id = await client('Peeters');
    expect(await anonymiseAgain(database.db, [{ ...entry(id), installation: crypto.randomUUID() }])).toBe(0);
    expect(await names()).toEqual(['Peeters']);
  });

  it('never reuses the number of a client on the list', async () => {
    const later = (await client('Peeters')) + 50;
    await anonymiseAgain(database.db, [entry(later)]);
    expect(await client('Janssens')).toBeGreaterThan(later);
  });
});
