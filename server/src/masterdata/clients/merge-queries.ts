import { CLIENT_COLUMNS, CLIENT_GROUPS, namesWith } from '@navette/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Locks both, in the order of their numbers: two merges of the same pair wait for each other instead of for ever. False when one is missing. */
export async function lockBoth(trx: Db, keep: number, remove: number): Promise<boolean> {
  const rows = await trx
    .selectFrom('client')
    .select('id')
    .where('id', 'in', [keep, remove])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.length === 2;
}

/** Moves the invoices of a client, and counts them. */
export async function moveInvoices(trx: Db, keep: number, remove: number): Promise<number> {
  let count = 0;
  for (const table of ['client_invoice', 'driver_invoice', 'insurance_invoice'] as const) {
    const { numUpdatedRows } = await trx
      .updateTable(table)
      .set({ clientId: keep })
      .where('clientId', '=', remove)
      .executeTakeFirst();
    count += Number(numUpdatedRows);
  }
  return count;
}

/** Fills what the kept record lacks. An address is taken over as a whole or not at all. */
export async function fillGaps(trx: Db, keep: number, remove: number): Promise<void> {
  const take = (name: string, empty: RawBuilder<unknown>) => {
    const column = sql.ref(name);
    const from = sql.ref(`gone.${name}`);
    return sql`${column} = case when ${empty} then ${from} else kept.${column} end`;
  };
  const assignments = [
    ...namesWith(CLIENT_COLUMNS, 'place').map((name) => take(name, sql`kept.address is null`)),
    ...namesWith(CLIENT_COLUMNS, 'filled').map((name) => take(name, sql`kept.${sql.ref(name)} is null`)),
    ...CLIENT_GROUPS.flatMap((names) => {
      const none = sql.join(
        names.map((name) => sql`kept.${sql.ref(name)} is null`),
        sql` and `,
      );
      return names.map((name) => take(name, none));
    }),
  ];
  await sql`update client as kept set ${sql.join(assignments)}, problem = kept.problem or gone.problem, companion = kept.companion or gone.companion,
    mobility = case when kept.mobility = 'foot' then gone.mobility else kept.mobility end from client as gone where kept.id = ${keep} and gone.id = ${remove}`.execute(
    trx,
  );
}

/** Moves what was chosen for passengers of the external platform. */
export const moveMatchChoices = (trx: Db, keep: number, remove: number) =>
  trx.updateTable('match_choice').set({ clientId: keep }).where('clientId', '=', remove).execute();

/** Moves the mails by which statements of account were sent. */
export const moveStatements = (trx: Db, keep: number, remove: number) =>
  trx.updateTable('sent_mail').set({ clientId: keep }).where('clientId', '=', remove).execute();

/** Moves the bookings of a client. */
export const moveBookings = (trx: Db, keep: number, remove: number) =>
  trx
    .updateTable('booking')
    .set({ clientId: keep })
    .where('clientId', '=', remove)
    .returning(['id', 'ap_date'])
    .execute();

/** Deletes a client whose number, and numbers that led to it, lead to another from then on. */
export async function replaceByAlias(trx: Db, keep: number, remove: number): Promise<void> {
  await trx.updateTable('client_alias').set({ clientId: keep }).where('clientId', '=', remove).execute();
  await trx.insertInto('client_alias').values({ id: remove, clientId: keep }).execute();
  await trx.deleteFrom('client').where('id', '=', remove).execute();
}
