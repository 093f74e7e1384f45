import { CLIENT_COLUMNS, namesWith } from '@navette/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Handler } from '../../kernel/operation.ts';
import { invalid, notFound } from '../../kernel/problem.ts';
import type { Db } from '../../db/database.ts';
import { recordChanges, writeBookings } from '../../dispatch/public.ts';
import type { MasterdataServices } from '../services.ts';

/** Bookings and invoices of one record go over to the other, whose empty fields it fills; its number stays as an alias. All of it or nothing. */
export const mergeClients: Handler<'mergeClients', MasterdataServices> = async ({
  body: { keep, remove },
  caller,
  services,
}) => {
  if (keep === remove) throw invalid({ field: 'remove', messageKey: 'validation.invalid' });
  return writeBookings(services, async (trx) => {
    await lockBoth(trx, keep, remove);
    const moved = await trx
      .updateTable('booking')
      .set({ clientId: keep })
      .where('clientId', '=', remove)
      .returning(['id', 'ap_date'])
      .execute();
    const invoices = await moveInvoices(trx, keep, remove);
    await fillGaps(trx, keep, remove);
    await trx.updateTable('client_alias').set({ clientId: keep }).where('clientId', '=', remove).execute();
    await trx.insertInto('client_alias').values({ id: remove, clientId: keep }).execute();
    await trx.deleteFrom('client').where('id', '=', remove).execute();
    const changes = moved.map(({ id }) => ({
      bookingId: id,
      action: 'update' as const,
      changes: [{ field: 'clientId', old: remove, new: keep }],
    }));
    if (changes.length > 0) await recordChanges(trx, caller, services.now(), changes);
    return {
      result: { bookings: moved.length, invoices },
      ids: moved.map(({ id }) => id),
      dates: moved.map(({ ap_date }) => ap_date),
    };
  });
};

/** In the order of their numbers, so that two merges of the same pair wait for each other instead of for ever. */
async function lockBoth(trx: Db, keep: number, remove: number): Promise<void> {
  const rows = await trx
    .selectFrom('client')
    .select('id')
    .where('id', 'in', [keep, remove])
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length < 2) throw notFound();
}

async function moveInvoices(trx: Db, keep: number, remove: number): Promise<number> {
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

/** An address is taken over as a whole or not at all. */
async function fillGaps(trx: Db, keep: number, remove: number): Promise<void> {
  const take = (name: string, empty: RawBuilder<unknown>) => {
    const column = sql.ref(name);
    const from = sql.ref(`gone.${name}`);
    return sql`${column} = case when ${empty} then ${from} else kept.${column} end`;
  };
  const assignments = [
    ...namesWith(CLIENT_COLUMNS, 'place').map((name) => take(name, sql`kept.address is null`)),
    ...namesWith(CLIENT_COLUMNS, 'filled').map((name) => take(name, sql`kept.${sql.ref(name)} is null`)),
  ];
  await sql`update client as kept set ${sql.join(assignments)}, problem = kept.problem or gone.problem from client as gone where kept.id = ${keep} and gone.id = ${remove}`.execute(
    trx,
  );
}
