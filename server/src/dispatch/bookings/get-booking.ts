import { sql } from 'kysely';
import type { Handler } from '../../app/operation.ts';
import { notFound } from '../../app/problem.ts';
import { bookingRowsWithAddresses } from './booking-rows.ts';

/** Also one that is archived, which says so: links and histories still lead to it. */
export const getBooking: Handler<'getBooking'> = async ({ path, services }) => {
  const archived = sql<boolean>`booking."archivedAt" is not null`.as('archived');
  const rows = await bookingRowsWithAddresses(services.db).select(archived).where('booking.id', '=', path.id).execute();
  if (rows.length === 0) throw notFound();
  return rows;
};
