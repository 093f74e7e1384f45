import type { Role } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { QueryOf } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import type { NewRow, RowChange } from '../../db/types.ts';
import { nearestFirst, searchWords } from '../../db/words.ts';
import { matchesRecord } from '../../db/matches-record.ts';

/** Without the password. */
const columns = [
  'id',
  'firstname',
  'lastname',
  'address',
  'zip',
  'city',
  'fullAddress',
  'birthday',
  'tel',
  'mobile',
  'email',
  'role',
  'car',
  'zones',
  'client_from',
] as const;

/** Whether a user signs in with a second factor. */
const secondFactor = sql<boolean>`exists (select from second_factor where "userId" = app_user.id)`.as('secondFactor');

/** Users, the newest first; with a search text the matching ones, the closest first. */
export function listUserRows(db: Db, { q, limit }: QueryOf<'listUsers'>) {
  let query = db.selectFrom('app_user').select([...columns, secondFactor]);
  if (q)
    query = query
      .where(matchesRecord(q, { phones: ['tel', 'mobile'] }))
      .orderBy(nearestFirst('search', searchWords(q)));
  query = query.orderBy('id', 'desc');
  return (limit ? query.limit(limit) : query).execute();
}

/** One user. */
export const findUser = (db: Db, id: number) =>
  db
    .selectFrom('app_user')
    .select([...columns, secondFactor])
    .where('id', '=', id)
    .executeTakeFirst();

/** Summaries of users of some roles, by name. */
export const listUsersOfRoles = (db: Db, roles: readonly Role[]) =>
  db
    .selectFrom('app_user')
    .select(['id', 'firstname', 'lastname', 'role'])
    .where('role', 'in', roles)
    .orderBy('lastname')
    .orderBy('firstname')
    .execute();

/** Id of the new user. */
export const insertUser = (db: Db, user: NewRow<'app_user'>) =>
  db.insertInto('app_user').values(user).returning('id').executeTakeFirstOrThrow();

/** Updates a user; returns the count. */
export const changeUser = async (db: Db, id: number, change: RowChange<'app_user'>) =>
  (await db.updateTable('app_user').set(change).where('id', '=', id).executeTakeFirst()).numUpdatedRows;

/** Deletes a user with their sessions; returns the count. */
export const removeUser = async (db: Db, id: number) =>
  (await db.deleteFrom('app_user').where('id', '=', id).executeTakeFirst()).numDeletedRows;

/** E-mail address and role of a user, locked until the transaction ends. */
export const lockUser = (trx: Db, id: number) =>
  trx.selectFrom('app_user').select(['email', 'role']).where('id', '=', id).forUpdate().executeTakeFirst();

/** Number of daily reports by a user. */
export async function countUserReferences(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from daily_report where "userId" = ${id}`.execute(db);
  return rows[0]?.count ?? 0;
}
