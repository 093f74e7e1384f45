import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingForm, createRecords, insertBooking } from '../testing/records.ts';
import { createTestApp } from '../testing/test-app.ts';
import { BACKUP_LOCK, deleteDiscarded, discardFile, holdFile } from './discarded-files.ts';
import { keepTicket } from '../live/tickets.ts';
import { pictureOf } from '../testing/sent-files.ts';
let now = new Date('2026-03-10T09:30:00Z');
const folder = await mkdtemp(join(tmpdir(), 'navette-discarded-'));
const server = await createTestApp({ filesDir: join(folder, 'files'), now: () => now });
const token = await server.signedIn('super');
const records = await createRecords(server.db);
beforeEach(async () => {
  await server.db.deleteFrom('ticket').execute();
  await deleteDiscarded(server.services);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

let fill = 0;
const newPhoto = () => pictureOf((fill += 1));
const keep = async (content: Buffer, bookingId?: number) =>
  keepTicket(server.services, {
    bookingId: bookingId ?? (await insertBooking(server.db, records)),
    date: undefined,
    content,
  });
const keyOf = async (id: string) =>
  (await server.db.selectFrom('ticket').select('fileKey').where('id', '=', id).executeTakeFirstOrThrow()).fileKey;
const remove = (key: string) => server.call(token, 'deleteTicket', undefined, { path: { key } });
const isStored = async (key: string) => (await server.services.files.read(key)) !== undefined;
const waiting = async () =>
  (await server.db.selectFrom('discarded_file').select('key').execute()).map(({ key }) => key);

describe('the photo of a deleted receipt', () => {
  it('deletes the photo with its receipt', async () => {
    const id = await keep(await newPhoto());
    const key = await keyOf(id);
    expect((await remove(id)).status).toBe(200);
    await deleteDiscarded(server.services);
    expect([await isStored(key), await waiting()]).toEqual([false, []]);
  });

  it('deletes the photo with its booking', async () => {
    const { body } = await server.call(token, 'addBookings', bookingForm(records, { ap_time: '17:00' }));
    const key = await keyOf(await keep(await newPhoto(), body.insertId));
    await server.call(token, 'deleteBooking', undefined, { path: { id: body.insertId } });
    await deleteDiscarded(server.services);
    expect(await isStored(key)).toBe(false);
  });

  it('keeps the photo while another receipt refers to it', async () => {
    const photo = await newPhoto();
    const [one, other] = [await keep(photo), await keep(photo)];
    const key = await keyOf(one);
    await remove(one);
    await deleteDiscarded(server.services);
    expect([await isStored(key), await waiting()]).toEqual([true, []]);
    await remove(other);
    await deleteDiscarded(server.services);
    expect(await isStored(key)).toBe(false);
  });

  it('keeps a photo that is stored again, even while it is being deleted', async () => {
    const photo = await newPhoto();
    for (let round = 0; round < 5; round += 1) {
      const id = await keep(photo);
      await remove(id);
      const [again] = await Promise.all([
        keep(photo),
        deleteDiscarded(server.services),
        deleteDiscarded(server.services),
      ]);
      await deleteDiscarded(server.services);
      expect(await isStored(await keyOf(again))).toBe(true);
      await remove(again);
      await deleteDiscarded(server.services);
    }
  });

  it('does not delete a photo while a transaction that refers to it is open', async () => {
    const { key } = await server.services.files.keep(await newPhoto());
    await discardFile(server.db, key);
    await server.db.transaction().execute(async (trx) => {
      await holdFile(trx, key);
      await deleteDiscarded(server.services);
      expect([await isStored(key), await waiting()]).toEqual([true, [key]]);
    });
    await deleteDiscarded(server.services);
    expect(await isStored(key)).toBe(false);
  });

  it('retries a failed deletion later without holding up the others', async () => {
    const [stuck, other] = [await keep(await newPhoto()), await keep(await newPhoto())];
    const [stuckKey, otherKey] = [await keyOf(stuck), await keyOf(other)];
    await remove(stuck);
    await remove(other);
    const { files, db } = server.services;
    const failing = {
      ...files,
      remove: async (key: string) => (key === stuckKey ? Promise.reject(new Error('no disk')) : files.remove(key)),
    };
    await expect(deleteDiscarded({ db, files: failing, now: () => now })).rejects.toThrow('no disk');
    now = new Date(now.getTime() + 60_000);
    await expect(deleteDiscarded({ db, files: failing, now: () => now })).rejects.toThrow('no disk');
    expect([await isStored(otherKey), await isStored(stuckKey), await waiting()]).toEqual([false, true, [stuckKey]]);
    await deleteDiscarded(server.services);
    expect([await isStored(stuckKey), await waiting()]).toEqual([false, []]);
  });

  it('deletes a photo that was uploaded but never referred to', async () => {
    const photo = await newPhoto();
    const bookingId = await insertBooking(server.db, records);
    const { db, files } = server.services;
    const gone = {
      ...server.services,
      files: {
        ...files,
        keep: async (content: Uint8Array) => (
          await db.deleteFrom('booking').where('id', '=', bookingId).execute(),
          files.keep(content)
        ),
      },
    };
    await expect(keepTicket(gone, { bookingId, date: undefined, content: photo })).rejects.toMatchObject({
      status: 400,
    });
    const { key } = await files.keep(photo);
    await deleteDiscarded(server.services);
    expect(await isStored(key)).toBe(false);
  });

  it('deletes nothing while a backup copies files', async () => {
    const { key } = await server.services.files.keep(await newPhoto());
    await discardFile(server.db, key);
    const backup = await server.pool.connect();
    await backup.query('select pg_advisory_lock($1, $2)', [...BACKUP_LOCK]);
    await deleteDiscarded(server.services);
    expect(await isStored(key)).toBe(true);
    await backup.query('select pg_advisory_unlock($1, $2)', [...BACKUP_LOCK]);
    backup.release();
    await deleteDiscarded(server.services);
    expect(await isStored(key)).toBe(false);
  });
});
