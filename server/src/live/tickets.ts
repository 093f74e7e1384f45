import { invalid } from '../kernel/problem.ts';
import type { LiveServices } from './services.ts';
import type { Db } from '../db/database.ts';
import type { NewRow } from '../db/types.ts';
import { storeReferenced, type FileLinks } from '../files/public.ts';
import { nameColumn } from '../db/name-column.ts';
import type { components } from '@navette/openapi/types';
import { sql } from 'kysely';

/** Maximum size of a receipt's photo, in bytes. */
export const MOST_BYTES = 10 * 1024 * 1024;

interface NewTicket {
  readonly bookingId: number;
  /** Day of the receipt; that of the booking when undefined. */
  readonly date: string | undefined;
  readonly content: Uint8Array;
}

/**
 * Stores a receipt of a booking and returns its id; idempotent by photo.
 * @throws ProblemError when the booking is unknown or the file type is not supported
 */
export async function keepTicket(services: LiveServices, { content, ...ticket }: NewTicket): Promise<string> {
  await bookingOf(services.db, ticket.bookingId);
  return storeReferenced(services, content, async (trx, file) => {
    const booking = await bookingOf(trx, ticket.bookingId);
    return writeTicket(trx, {
      ...ticket,
      id: services.liveKey(),
      driverId: booking.driverId,
      date: ticket.date ?? booking.ap_date,
      fileKey: file.key,
      contentType: file.contentType,
    });
  });
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

type Ticket = components['schemas']['Ticket'];

const tickets = (db: Db) =>
  db
    .selectFrom('ticket')
    .leftJoin('driver', 'driver.id', 'ticket.driverId')
    .select([
      'bookingId',
      'ticket.id as ticketId',
      nameColumn<string | null>('list', 'driver').as('driver'),
      'date',
      'fileKey',
    ]);

type TicketRow = Awaited<ReturnType<ReturnType<typeof tickets>['execute']>>[number];

const linked = (rows: readonly TicketRow[], links: FileLinks): Ticket[] =>
  rows.map(({ fileKey, ...ticket }) => ({ ...ticket, imageUrl: links.sign(fileKey) }));

/** All receipts, the latest day first. */
export const allTickets = async (db: Db, links: FileLinks): Promise<Ticket[]> =>
  linked(
    await tickets(db)
      .orderBy(sql`date desc nulls last`)
      .orderBy(sql`ticket.id collate "C" desc`)
      .execute(),
    links,
  );

/** Receipts of a booking, the oldest first. */
export const ticketsOfBooking = async (db: Db, links: FileLinks, bookingId: number): Promise<Ticket[]> =>
  linked(await tickets(db).where('bookingId', '=', bookingId).orderBy('date').orderBy('ticket.id').execute(), links);

/** Receipts by key, unordered. */
export const ticketsByKey = async (db: Db, links: FileLinks, keys: readonly string[]): Promise<Ticket[]> =>
  linked(
    await tickets(db)
      .where('ticket.id', '=', sql<string>`any(${keys}::text[])`)
      .execute(),
    links,
  );

/** Deletes a receipt and returns the count. Its photo follows, unless another receipt has it (discarded-files.ts). */
export const removeTicket = async (db: Db, id: string) =>
  (await db.deleteFrom('ticket').where('id', '=', id).executeTakeFirst()).numDeletedRows;
