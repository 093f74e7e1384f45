import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { ReleaseServices } from '../services.ts';
import { job } from '../../kernel/work.ts';
import { repeat, type Repeated } from '../../kernel/repeat.ts';
import { rollBackFailing } from './roll-back-failing.ts';

const POLL_INTERVAL = 5_000;
const PRUNE_INTERVAL = 60 * 60_000;
/** Key of the advisory lock. */
const LOCK = 0x6e61_7674;

/**
 * Job on the load reports of pages: rolls back a failing set, prunes old counts. An advisory lock lets one process on a database act at a time.
 */
export function watchLoads(services: ReleaseServices, log: FastifyBaseLogger): Repeated {
  let pruned = 0;
  const poll = async () => {
    await rollBackFailing(services, log);
    if (Date.now() - pruned < PRUNE_INTERVAL) return;
    pruned = Date.now();
    await services.releases.loads.prune();
  };
  return repeat(
    job('loads of remotes', () => aloneOn(services, poll)),
    POLL_INTERVAL,
    (error) => log.error({ err: error }, 'load reports not evaluated'),
  );
}

/** Runs the work under an advisory lock; skips it while another process on the same database holds that. */
export async function aloneOn({ db }: Pick<ReleaseServices, 'db'>, work: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as mine`.execute(
      transaction,
    );
    if (rows[0]?.mine) await work();
  });
}
