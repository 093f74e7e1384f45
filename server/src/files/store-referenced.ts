import { ProblemError } from '../kernel/problem.ts';
import type { Db } from '../db/database.ts';
import { type FilePort, type StoredFile, UnsupportedFileError } from '../ports/files/file-port.ts';
import { acceptFile } from './accept-file.ts';
import { discardFile, holdFile } from './discarded-files.ts';
import type { FileServices } from './services.ts';

/** A stored file with its size in bytes. */
export type ReferencedFile = StoredFile & { readonly size: number };

/**
 * Stores a file together with the row that refers to it: both or neither.
 * @param refer writes the row, in a transaction in which the file cannot be deleted
 * @throws ProblemError 400 when the type of the file is not supported, or `acceptFile` refuses it, 413 for an image of too many pixels
 */
export async function storeReferenced<T>(
  { db, files }: Pick<FileServices, 'db' | 'files'>,
  sent: Uint8Array,
  refer: (trx: Db, file: ReferencedFile) => Promise<T>,
): Promise<T> {
  const content = await acceptFile(Buffer.from(sent));
  const file = await storeFile(files, content);
  try {
    return await db.transaction().execute(async (trx) => {
      await holdFile(trx, file.key);
      // Race: the last row with the same file may just have been deleted, and the file with it.
      await files.keep(content);
      return refer(trx, { ...file, size: content.length });
    });
  } catch (error) {
    await discardFile(db, file.key).catch(() => undefined); // Database unavailable: the file stays.
    throw error;
  }
}

async function storeFile(files: FilePort, content: Uint8Array): Promise<StoredFile> {
  try {
    return await files.keep(content);
  } catch (error) {
    throw error instanceof UnsupportedFileError ? new ProblemError(400, 'file.unsupported') : error;
  }
}
