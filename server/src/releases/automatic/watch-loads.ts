import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { ReleaseServices } from '../services.ts';
import { repeat, type Repeated } from '../../kernel/repeat.ts';
import { rollBackFailing } from './roll-back-failing.ts';

const lookEvery = 5_000;
const pruneEvery = 60 * 60_000;
/** Names the work among the advisory locks of the database. */
const lock = 0x6e61_7674;

/**
 * Looks after what became of remotes in pages: goes back from a failing set, forgets what is old. Of all processes on one database, one acts at a time.
 */
export function watchLoads(services: ReleaseServices, log: FastifyBaseLogger): Repeated {
  let pruned = 0;
  const look = async () => {
    await rollBackFailing(services, log);
    if (Date.now() - pruned < pruneEvery) return;
    pruned = Date.now();
    await services.releases.loads.prune();
  };
  return repeat(
    () => aloneOn(services, look),
    lookEvery,
    (error) => log.error({ err: error }, 'a failing release was not looked after'),
  );
}

/** Does work, unless another process on the same database is at it. */
export async function aloneOn({ db }: Pick<ReleaseServices, 'db'>, work: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${lock}) as mine`.execute(
      transaction,
    );
    if (rows[0]?.mine) await work();
  });
}
