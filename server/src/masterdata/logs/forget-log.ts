import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { forgetMerges } from '../clients/merge-queries.ts';
import { claimJob } from '../../db/periodic-job.ts';
import { job } from '../../kernel/work.ts';
import { repeat, type Repeated } from '../../kernel/repeat.ts';

const JOB = 'log';
/** Seconds between two runs, over all processes. */
const PAUSE = 86_400;
/** Milliseconds between two attempts of each process to claim the run. */
const EVERY = 60_000;
/** Batch size of a statement. */
const TOGETHER = 20_000;
const DAY = 86_400_000;

export interface LogRetention {
  readonly db: Db;
  readonly now: () => Date;
  readonly days: number;
}

/**
 * Deletes log lines beyond their retention, and merges that can no longer be undone, once for all processes of a database.
 * @returns number of deleted lines; `undefined` when it was not this process's turn
 */
export async function forgetLog({ db, now, days }: LogRetention, pause = PAUSE): Promise<number | undefined> {
  if (!(await claimJob(db, JOB, pause))) return undefined;
  await forgetMerges(db, now());
  const oldest = new Date(now().getTime() - days * DAY);
  for (let forgotten = 0; ;) {
    const { numAffectedRows = 0n } = await sql`
      delete from log where ctid = any(array(select ctid from log where time < ${oldest} limit ${TOGETHER}))`.execute(
      db,
    );
    forgotten += Number(numAffectedRows);
    if (numAffectedRows < TOGETHER) return forgotten;
  }
}

/** Job that enforces the retention of the log, and logs each run. */
export const watchLogRetention = (retention: LogRetention, log: FastifyBaseLogger): Repeated =>
  repeat(
    job('retention of the log', async () => {
      const deleted = await forgetLog(retention);
      if (deleted !== undefined) log.info({ kept: 'log', days: retention.days, deleted }, 'retention');
    }),
    EVERY,
    (error) => log.warn({ err: error }, 'old lines of the log not removed'),
  );
