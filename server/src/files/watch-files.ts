import type { FastifyBaseLogger } from 'fastify';
import type { FileServices } from './services.ts';
import { job } from '../kernel/work.ts';
import { repeat, type Repeated } from '../kernel/repeat.ts';
import { deleteDiscarded, discardFile, FILE_COLUMNS } from './discarded-files.ts';
import { sql } from 'kysely';
import { ProblemError } from '../kernel/problem.ts';
import type { Db } from '../db/database.ts';
import { storeReferenced } from './store-referenced.ts';

const EVERY = 60_000;

/** Workers that clean old photos, and delete the files of deleted receipts and documents, while the server runs; safe in any number of processes. */
export function watchFiles(services: FileServices, log: FastifyBaseLogger): Pick<Repeated, 'stop'> {
  const workers = [
    repeat(
      job('photos', () => cleanPhotos(services)),
      EVERY,
      (error) => log.error({ err: error }, 'a photo of a receipt still holds the data of its camera'),
    ),
    repeat(
      job('discarded files', () => deleteDiscarded(services)),
      EVERY,
      (error) => log.error({ err: error }, 'the file of a deleted receipt or document is not deleted yet'),
    ),
  ];
  return { stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))) };
}

/** Batch size of one run. */
const MOST = 200;

/**
 * Removes location and other metadata from photos that were stored before uploads were re-encoded. Each once; records then refer to the cleaned file,
 * and the other is discarded. A photo that cannot be cleaned is retried in the next run, after the others.
 * @throws the first error of the store
 */
export async function cleanPhotos(services: Pick<FileServices, 'db' | 'files' | 'now'>): Promise<void> {
  const { db, now } = services;
  const waiting = await db
    .selectFrom('unclean_photo')
    .select('key')
    .orderBy(sql`"triedAt" nulls first`)
    .orderBy('key')
    .limit(MOST)
    .execute();
  for (const { key } of waiting) {
    try {
      await cleanPhoto(services, key);
    } catch (error) {
      await db.updateTable('unclean_photo').set({ triedAt: now() }).where('key', '=', key).execute();
      throw error;
    }
  }
}

async function cleanPhoto({ db, files }: Pick<FileServices, 'db' | 'files'>, key: string): Promise<void> {
  const content = await files.read(key);
  if (!content) return forget(db, key);
  const cleaning = storeReferenced({ db, files }, content, async (trx, cleaned) => {
    if (cleaned.key !== key) {
      for (const table of FILE_COLUMNS.key)
        await sql`update ${sql.table(table)} set "fileKey" = ${cleaned.key} where "fileKey" = ${key}`.execute(trx);
      await discardFile(trx, key);
    }
    await forget(trx, key);
  });
  await cleaning.catch((error: unknown) => {
    // An unreadable image can't be re-encoded: it stays as it is.
    if (error instanceof ProblemError && error.status < 500) return forget(db, key);
    throw error;
  });
}

const forget = async (db: Db, key: string): Promise<void> =>
  void (await db.deleteFrom('unclean_photo').where('key', '=', key).execute());
