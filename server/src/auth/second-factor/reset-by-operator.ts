import type { Db } from '../../db/database.ts';
import { findAccount } from '../account-queries.ts';
import { unlockAccount } from '../attempts.ts';
import { removeFactor } from './factor-queries.ts';

/**
 * Removes the second factor of a user on behalf of the server's operator, ends the user's sessions and the locks of the account. A super sets up
 * another one at the next sign-in.
 * @returns id of the user; undefined when there is no such user, or none with a second factor
 */
export async function resetByOperator(db: Db, email: string): Promise<number | undefined> {
  const account = await findAccount(db, email);
  if (!account || !(await removeFactor(db, account.id))) return undefined;
  await unlockAccount(db, email);
  // Running servers are notified by the database, and poll the sessions of sockets.
  await db.deleteFrom('staff_session').where('userId', '=', account.id).execute();
  return account.id;
}
