import { sql } from 'kysely';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Db } from '../../../db/database.ts';

const SUBJECT = 'register';

/** Tells every process of an import, when its transaction commits. */
export const notifyRegister = (db: Db) => sql`select pg_notify('navette', ${SUBJECT})`.execute(db);

/**
 * The postal codes with streets in the register. Kept until the next import, while the change feed tells of it: each key in an address field asks, of
 * a register that changes once a month or is empty.
 */
export function createKnownZips(db: Db, feed: ChangeFeed | undefined): () => Promise<ReadonlySet<string>> {
  let known: Promise<ReadonlySet<string>> | undefined;
  const forget = () => {
    known = undefined;
  };
  feed?.onChange((subject) => {
    if (subject === SUBJECT) forget();
  });
  feed?.onGap(forget);
  return () => {
    if (!feed?.listening) return readZips(db);
    if (known) return known;
    known = readZips(db);
    known.catch(forget);
    return known;
  };
}

async function readZips(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('register_street').select('zip').distinct().execute();
  return new Set(rows.map(({ zip }) => zip));
}
