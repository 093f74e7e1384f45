import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Member, Subscription } from '../../ports/mailing/mailing-port.ts';

const sameAddress = (email: string) => sql<boolean>`lower(trim(email_address)) = lower(trim(${email}))`;

/** Care centers with an address now stand as the list says: an id while it is subscribed, else none. */
export const noteSubscription = (db: Db, email: string, { id, status }: Subscription) =>
  db
    .updateTable('carecenter')
    .set({ subscribed_id: status === 'subscribed' ? id : null })
    .where(sameAddress(email))
    .execute();

/** Names of the care centers of a member of the list, for the log; null when none is. An address may be a person's, and is not kept. */
export async function centerNames(db: Db, memberId: string): Promise<string | null> {
  const rows = await db
    .selectFrom('carecenter')
    .select('name')
    .where('subscribed_id', '=', memberId)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name).join(', ') || null;
}

/** Care centers of a member are subscribed no longer; answers how many there were. */
export const noteUnsubscription = async (db: Db, id: string): Promise<number> =>
  Number(
    (await db.updateTable('carecenter').set({ subscribed_id: null }).where('subscribed_id', '=', id).executeTakeFirst())
      .numUpdatedRows,
  );

/** Members may leave by a click in a letter: all care centers stand as the list says, by their addresses. */
export async function followMembers(db: Db, members: readonly Member[]): Promise<void> {
  const subscribed = members.filter(({ status }) => status === 'subscribed');
  await sql`
    update carecenter set subscribed_id = follows.id from (
      select carecenter.id as carecenter, member.id from carecenter
      left join unnest(${subscribed.map(({ id }) => id)}::text[], ${subscribed.map(({ email }) => email.toLowerCase())}::text[]) as member (id, email)
        on member.email = lower(trim(carecenter.email_address))
    ) as follows
    where follows.carecenter = carecenter.id and carecenter.subscribed_id is distinct from follows.id`.execute(db);
}

/** The care center of each address; of several the first. */
export async function centersByAddress(db: Db): Promise<ReadonlyMap<string, { id: number; name: string }>> {
  const rows = await db
    .selectFrom('carecenter')
    .select(['id', 'name', sql<string>`lower(trim(email_address))`.as('email')])
    .where('email_address', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ id, name, email }) => [email, { id, name }]));
}
