import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createRecords, insertBooking } from '../testing/records.ts';
import { createTestApp } from '../testing/test-app.ts';
import { pictureOf } from '../testing/sent-files.ts';
import { acceptFile } from './store-referenced.ts';
import { cleanPhotos } from './watch-files.ts';
import { deleteDiscarded } from './discarded-files.ts';
const folder = await mkdtemp(join(tmpdir(), 'navette-photos-'));
const server = await createTestApp({ filesDir: join(folder, 'files') });
const records = await createRecords(server.db);
beforeEach(async () => {
  for (const table of ['ticket', 'unclean_photo', 'discarded_file'] as const)
    await server.db.deleteFrom(table).execute();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** A photo in which its camera wrote a comment, and the same without it. */
async function photo(number: number): Promise<{ old: Buffer; cleaned: Buffer }> {
  const drawn = await sharp(await pictureOf(number))
    .jpeg({ quality: 90 })
    .toBuffer();
  const comment = Buffer.from('\xff\xfe\0\x0dGPS 50.8503', 'latin1');
  const old = Buffer.concat([drawn.subarray(0, 2), comment, drawn.subarray(2)]);
  return { old, cleaned: await acceptFile(old) };
}

/** A receipt whose photo was stored as it came, as before photos were cleaned. */
async function oldReceipt(id: string, content: Buffer): Promise<string> {
  const { key } = await server.services.files.keep(content);
  const bookingId = await insertBooking(server.db, records);
  const ticket = { id, bookingId, driverId: null, date: null, fileKey: key, contentType: 'image/jpeg' };
  await server.db.insertInto('ticket').values(ticket).execute();
  await server.db
    .insertInto('unclean_photo')
    .values({ key, triedAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return key;
}
const keyOf = async (id: string) =>
  (await server.db.selectFrom('ticket').select('fileKey').where('id', '=', id).executeTakeFirstOrThrow()).fileKey;
const waiting = async () => (await server.db.selectFrom('unclean_photo').select('key').execute()).map(({ key }) => key);

it('replaces an old photo that names its place by one that does not, for every receipt that has it', async () => {
  const { old: content, cleaned } = await photo(1);
  const old = await oldReceipt('a', content);
  await oldReceipt('b', content);
  await cleanPhotos(server.services);
  const key = await keyOf('a');
  expect(await keyOf('b')).toBe(key);
  expect(await server.services.files.read(key)).toEqual(cleaned);
  expect(cleaned.includes('GPS')).toBe(false);
  await deleteDiscarded(server.services);
  expect(await server.services.files.read(old)).toBeUndefined();
  expect(await waiting()).toEqual([]);
});

it('replaces an old photo of a document of a client that has a second picture behind it', async () => {
  const { old: behind, cleaned } = await photo(5);
  const old = await oldReceipt('a', Buffer.concat([cleaned, behind]));
  await server.db
    .insertInto('client_document')
    .values({
      clientId: records.clientId,
      name: 'a.jpg',
      kind: 'other',
      fileKey: old,
      contentType: 'image/jpeg',
      size: 1,
      at: new Date(),
      userId: null,
      userName: 'Ada',
    })
    .execute();
  await cleanPhotos(server.services);
  const document = await server.db.selectFrom('client_document').select('fileKey').executeTakeFirstOrThrow();
  expect(document.fileKey).toBe(await keyOf('a'));
  expect(await server.services.files.read(document.fileKey)).toEqual(await acceptFile(cleaned));
});

it('keeps a photo without metadata, and skips one whose file is missing', async () => {
  const clean = await oldReceipt('a', await pictureOf(2));
  const gone = await oldReceipt('b', (await photo(3)).old);
  await server.services.files.remove(gone);
  await cleanPhotos(server.services);
  expect([await keyOf('a'), await keyOf('b')]).toEqual([clean, gone]);
  await deleteDiscarded(server.services);
  expect(await server.services.files.read(clean)).toEqual(await pictureOf(2));
  expect(await waiting()).toEqual([]);
});

it('leaves a photo as it is that cannot be drawn', async () => {
  const broken = await oldReceipt('a', (await photo(6)).old.subarray(0, 60));
  await cleanPhotos(server.services);
  expect([await keyOf('a'), await waiting()]).toEqual([broken, []]);
});

it('retries a photo after the others when the store fails', async () => {
  const key = await oldReceipt('a', (await photo(4)).old);
  vi.spyOn(server.services.files, 'read').mockRejectedValueOnce(new Error('no space'));
  await expect(cleanPhotos(server.services)).rejects.toThrow('no space');
  expect(await waiting()).toEqual([key]);
  await cleanPhotos(server.services);
  expect(await keyOf('a')).not.toBe(key);
  expect(await waiting()).toEqual([]);
});
