import type { Db } from '../db/database.ts';

/**
 * Whether a user is the last one with the role super, who alone may manage users. The rows of all of them are locked until the transaction ends,
 * ordered by id, so that two removals are serialised and don't deadlock.
 */
export async function isLastSuper(trx: Db, id: number): Promise<boolean> {
  const [first, ...others] = await trx
    .selectFrom('app_user')
    .select('id')
    .where('role', '=', 'super')
    .orderBy('id')
    .forUpdate()
    .execute();
  return first?.id === id && others.length === 0;
}
