import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/**
 * Makes a linked pair of the way there and the way home of a transport, or of the way there and the one that goes on elsewhere where there is no way home,
 * unless one of them has another leg already. The transport itself names all of its bookings.
 */
export async function linkLegs(trx: Db, bookingIds: readonly number[]): Promise<void> {
  const legs = await trx
    .selectFrom('booking')
    .select(['id', 'type', 'back', 'clientId', 'linkedId'])
    .where('id', '=', sql<number>`any(${bookingIds}::integer[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const [there, ...onward] = legs.filter(({ type, back }) => type === 'to' && !back);
  const home = legs.find(({ type }) => type === 'back') ?? onward.at(-1);
  if (!there || !home || there.linkedId !== null || home.linkedId !== null || there.clientId !== home.clientId) return;
  await trx.updateTable('booking').set({ linkedId: home.id }).where('id', '=', there.id).execute();
  await trx.updateTable('booking').set({ linkedId: there.id }).where('id', '=', home.id).execute();
}
