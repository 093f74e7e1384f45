import { BookingStatus, InvoiceStatus, namesWith, PERSONAL_COLUMNS } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

const erasedOf = (table: 'client' | 'client_invoice' | 'booking'): readonly string[] =>
  namesWith(PERSONAL_COLUMNS[table], 'erased');

const nullsOf = (table: 'client' | 'client_invoice' | 'booking') =>
  Object.fromEntries(erasedOf(table).map((column) => [column, null]));

/** What lines of invoices keep of a booking and of its client, under the names of lists and of wallets. */
const SNAPSHOT_TEXTS = [
  ...erasedOf('booking'),
  ...erasedOf('client').map((column) => `client_${column}`),
  'client_name',
  'ssn',
  'birthday',
];

/** How many trips and invoices of a client are not done with. */
export async function countOpen(trx: Db, id: number, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from booking where "clientId" = ${id} and "archivedAt" is null and (status = ${sql.lit(BookingStatus.pending)} or ap_date >= ${today}))
      + (select count(*) from client_invoice where "clientId" = ${id} and status <> ${sql.lit(InvoiceStatus.closed)} and "cancelledAt" is null) as count`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

/** Removes a person from their record and its invoices. */
export async function scrubClient(trx: Db, id: number, anonymisedAt: Date): Promise<void> {
  await trx
    .updateTable('client')
    .set({ ...nullsOf('client'), firstname: '—', lastname: `Anonyme ${id}`, problem: false, anonymisedAt })
    .where('id', '=', id)
    .execute();
  await trx.updateTable('client_invoice').set(nullsOf('client_invoice')).where('clientId', '=', id).execute();
}

/** Removes a person from their trips, the history of these, and the lines of invoices. */
export async function scrubTrips(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('booking')
    .set({ ...nullsOf('booking'), pick_address: '—' })
    .where('clientId', '=', id)
    .execute();
  await sql`update booking_history set changes = '[]' where "bookingId" in (select id from booking where "clientId" = ${id})`.execute(
    trx,
  );
  for (const table of ['client_invoice_line', 'driver_invoice_line', 'insurance_invoice_line']) {
    await sql`update ${sql.table(table)} set snapshot = snapshot - ${SNAPSHOT_TEXTS}::text[] where "bookingId" in (select id from booking where "clientId" = ${id})`.execute(
      trx,
    );
  }
}

/** That somebody worked with the record stays; what they wrote goes. */
export async function scrubLogs(trx: Db, id: number): Promise<void> {
  await sql`update log set body = null, details = null where url = ${`/api/client/${id}`}`.execute(trx);
  await sql`update log set body = null, details = null from booking where booking."clientId" = ${id} and log.url = '/api/booking/' || booking.id`.execute(
    trx,
  );
  await sql`update log set body = null, details = null where url in ('/service/client/anonymise', '/service/booking/addRecursive', '/service/client/duplicates') and body ~ ${`"(?:id|clientId)":${id}[,}]`}`.execute(
    trx,
  );
}

/** Last name of a client, whose row is locked until the transaction ends. */
export const lockLastname = (trx: Db, id: number) =>
  trx.selectFrom('client').select('lastname').where('id', '=', id).forUpdate().executeTakeFirst();
