import { DRIVEN_STATUSES } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { BodyOf } from '../../kernel/operation.ts';
import { conflict } from '../../kernel/problem.ts';
import type { Db } from '../../db/database.ts';

/** Warns of the same trip on the same day, there or back; one that was unfounded or canceled may be booked again (DECISIONS 26). */
export async function refuseDuplicates(
  trx: Db,
  { clientId, destinationId, dates, ap_time, type, return: home }: BodyOf<'addBookings'>,
): Promise<void> {
  const same = await trx
    .selectFrom('booking')
    .select(['id', 'ap_date'])
    .where('clientId', '=', clientId)
    .where('destinationId', '=', destinationId)
    .where('ap_date', '=', sql<string>`any(${dates}::date[])`)
    .where((row) => {
      const legs = [{ type, ap_time }, ...(home ? [{ type: 'back' as const, ap_time: home.ap_time }] : [])];
      return row.or(legs.map((leg) => row.and(leg)));
    })
    .where('status', 'in', DRIVEN_STATUSES)
    .where('archivedAt', 'is', null)
    .orderBy('ap_date')
    .orderBy('id')
    .execute();
  if (same.length === 0) return;
  const params = {
    dates: [...new Set(same.map(({ ap_date }) => ap_date))].join(','),
    ids: same.map(({ id }) => id).join(','),
  };
  throw conflict('booking.duplicate', { params });
}
