import { nameColumn } from '../../db/name-column.ts';
import type { components } from '@navette/openapi/types';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { FileLinks } from '../../files/public.ts';

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
