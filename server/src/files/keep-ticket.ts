import { invalid, ProblemError } from '../app/problem.ts';
import type { Services } from '../app/services.ts';
import type { Db } from '../db/database.ts';
import { type KeptFile, UnsupportedFileError, type FilePort } from '../ports/files/file-port.ts';

/** The largest photo of a receipt, in bytes. */
export const MOST_BYTES = 10 * 1024 * 1024;

interface NewTicket {
  readonly bookingId: number;
  /** Day of the receipt; that of the booking when undefined. */
  readonly date: string | undefined;
  readonly content: Uint8Array;
}

/**
 * Keeps a receipt with its booking and answers its id; the same photo for the same booking is kept once.
 * @throws ProblemError when the booking is unknown or the file is none we keep
 */
export async function keepTicket({ db, files, liveKey }: Services, { bookingId, date, content }: NewTicket): Promise<string> {
  await bookingOf(db, bookingId);
  const file = await keptFile(files, content);
  return db.transaction().execute(async (trx) => {
    const booking = await bookingOf(trx, bookingId);
    const { key: fileKey, contentType } = file;
    const same = await trx.selectFrom('ticket').select('id').where('bookingId', '=', bookingId).where('fileKey', '=', fileKey).orderBy('id').executeTakeFirst();
    if (same) return same.id;
    const ticket = { id: liveKey(), bookingId, driverId: booking.driverId, date: date ?? booking.ap_date, fileKey, contentType };
    return (await trx.insertInto('ticket').values(ticket).returning('id').executeTakeFirstOrThrow()).id;
  });
}

/** Two photos of one booking come one after the other. */
async function bookingOf(db: Db, id: number): Promise<{ driverId: number; ap_date: string }> {
  const booking = await db.selectFrom('booking').select(['driverId', 'ap_date']).where('id', '=', id).$if(db.isTransaction, (query) => query.forNoKeyUpdate()).executeTakeFirst();
  if (!booking) throw invalid({ field: 'bookingId', messageKey: 'validation.notFound' });
  return booking;
}

async function keptFile(files: FilePort, content: Uint8Array): Promise<KeptFile> {
  try {
    return await files.keep(content);
  } catch (error) {
    throw error instanceof UnsupportedFileError ? new ProblemError(400, 'file.unsupported') : error;
  }
}
