import { DRIVEN_STATUSES, importText, type ImportValues } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { nameColumn } from '../../db/name-column.ts';
import { invoicedAmong } from '../../dispatch/public.ts';
import type { ExistingRecord } from './import-kind.ts';

const toExisting = ({ id, ...values }: { readonly id: number } & ImportValues): ExistingRecord => ({ id, values });

/** Clients, except anonymised ones. */
export const existingClients = async (db: Db): Promise<ExistingRecord[]> =>
  (
    await db
      .selectFrom('client')
      .select(['id', 'firstname', 'lastname', 'birthday', 'address', 'zip', 'ssn'])
      .where('anonymisedAt', 'is', null)
      .execute()
  ).map(toExisting);

export const existingDrivers = async (db: Db): Promise<ExistingRecord[]> =>
  (await db.selectFrom('driver').select(['id', 'firstname', 'lastname', 'birthday', 'address', 'zip']).execute()).map(
    toExisting,
  );

export const existingDestinations = async (db: Db): Promise<ExistingRecord[]> =>
  (await db.selectFrom('destination').select(['id', 'name', 'address', 'zip']).execute()).map(toExisting);

export const existingInsurances = async (db: Db): Promise<ExistingRecord[]> =>
  (await db.selectFrom('insurance').select(['id', 'name', 'cn', 'address']).execute()).map(toExisting);

/** Bookings on the days of some rows; one that was unfounded or canceled may be booked again (specification/bookings.md#double-trips). */
export async function existingBookings(db: Db, rows: readonly ImportValues[]): Promise<ExistingRecord[]> {
  const days = [...new Set(rows.map((values) => importText(values, 'date')))].filter((day) => /^\d{4}-/u.test(day));
  const found = await db
    .selectFrom('booking')
    .innerJoin('client', 'client.id', 'booking.clientId')
    .select(['booking.id', 'clientId', 'destinationId', 'ap_date as date', 'ap_time', 'pick_time', 'type'])
    .select(nameColumn('list', 'client').as('client'))
    .where('ap_date', '=', sql<string>`any(${days}::date[])`)
    .where('status', 'in', DRIVEN_STATUSES)
    .where('archivedAt', 'is', null)
    .execute();
  return found.map(toExisting);
}

type Reference = readonly [table: string, column: string];

/** Records referenced by rows of other tables. */
const referencedBy =
  (...references: readonly Reference[]) =>
  async (trx: Db, ids: readonly number[]): Promise<ReadonlySet<number>> => {
    const found = new Set<number>();
    for (const [table, column] of references) {
      const { rows } = await sql<{ id: number }>`
        select distinct ${sql.ref(column)} as id from ${sql.table(table)} where ${sql.ref(column)} = any(${ids}::integer[])`.execute(
        trx,
      );
      for (const { id } of rows) found.add(id);
    }
    return found;
  };

export const referencedClients = referencedBy(
  ['booking', 'clientId'],
  ['client_invoice', 'clientId'],
  ['driver_invoice', 'clientId'],
  ['insurance_invoice', 'clientId'],
  ['client_alias', 'clientId'],
  ['client_document', 'clientId'],
);
export const referencedDrivers = referencedBy(['booking', 'driverId'], ['driver_invoice', 'driverId']);
export const referencedDestinations = referencedBy(['booking', 'destinationId']);
export const referencedInsurances = referencedBy(['booking', 'insuranceId'], ['insurance_invoice', 'insuranceId']);

const withTickets = referencedBy(['ticket', 'bookingId']);

/** Bookings on a live invoice, or with a parking receipt. */
export const referencedBookings = async (trx: Db, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set([...(await invoicedAmong(trx, ids)), ...(await withTickets(trx, ids))]);
