import { invalid, ProblemError } from '../../kernel/problem.ts';
import type { LiveServices } from '../services.ts';
import type { Db } from '../../db/database.ts';
import type { NewRow } from '../../db/types.ts';
import { type StoredFile, UnsupportedFileError, type FilePort } from '../../ports/files/file-port.ts';
import { acceptFile, discardFile, holdFile } from '../../files/public.ts';

/** The largest photo of a receipt, in bytes. */
export const MOST_BYTES = 10 * 1024 * 1024;

interface NewTicket {
  readonly bookingId: number;
  /** Day of the receipt; that of the booking when undefined. */
  readonly date: string | undefined;
  readonly content: Uint8Array;
}

/**
 * Stores a receipt of a booking and answers its id; idempotent by photo.
 * @throws ProblemError when the booking is unknown or the file type is not supported
 */
export async function keepTicket(services: LiveServices, { content: sent, ...ticket }: NewTicket): Promise<string> {
  const { db, files } = services;
  const content = acceptFile(Buffer.from(sent));
  await bookingOf(db, ticket.bookingId);
  const file = await storeFile(files, content);
  try {
    return await db.transaction().execute(async (trx) => {
      const booking = await bookingOf(trx, ticket.bookingId);
      await holdFile(trx, file.key);
      // The last receipt with the same photo may have been deleted a moment ago, and the photo with it.
      await files.keep(content);
      return writeTicket(trx, {
        ...ticket,
        id: services.liveKey(),
        driverId: booking.driverId,
        date: ticket.date ?? booking.ap_date,
        fileKey: file.key,
        contentType: file.contentType,
      });
    });
  } catch (error) {
    await discardFile(db, file.key).catch(() => undefined); // the database is not there: the photo stays
    throw error;
  }
}

async function writeTicket(trx: Db, ticket: NewRow<'ticket'>): Promise<string> {
  const { bookingId, fileKey } = ticket;
  const same = await trx
    .selectFrom('ticket')
    .select('id')
    .where('bookingId', '=', bookingId)
    .where('fileKey', '=', fileKey)
    .orderBy('id')
    .executeTakeFirst();
  return same ? same.id : (await trx.insertInto('ticket').values(ticket).returning('id').executeTakeFirstOrThrow()).id;
}

/** Serializes the photos of one booking with a lock. */
async function bookingOf(db: Db, id: number): Promise<{ driverId: number; ap_date: string }> {
  const booking = await db
    .selectFrom('booking')
    .select(['driverId', 'ap_date'])
    .where('id', '=', id)
    .$if(db.isTransaction, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!booking) throw invalid({ field: 'bookingId', messageKey: 'validation.notFound' });
  return booking;
}

async function storeFile(files: FilePort, content: Uint8Array): Promise<StoredFile> {
  try {
    return await files.keep(content);
  } catch (error) {
    throw error instanceof UnsupportedFileError ? new ProblemError(400, 'file.unsupported') : error;
  }
}
