import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { forgetMerges } from '../clients/merge-queries.ts';
import { claimJob } from '../../db/periodic-job.ts';
import { job } from '../../kernel/work/observed.ts';
import { repeat, type Repeated } from '../../kernel/repeat.ts';

const JOB = 'log';
/** Seconds between two runs, over all processes. */
const PAUSE = 86_400;
/** Milliseconds after which each process looks whether it is its turn. */
const EVERY = 60_000;
/** Lines that one statement deletes. */
const TOGETHER = 20_000;
const DAY = 86_400_000;

/** The log, and how long it is kept. */
export interface LogRetention {
  readonly db: Db;
  readonly now: () => Date;
  /** Days. */
  readonly days: number;
}

/**
 * Deletes the lines of the log that are older than it is kept, and merges that can be undone no longer, once for all processes on a database.
 * @returns how many lines were deleted; `undefined` when it was not the turn of this process
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

/** Job that keeps to the retention of the log, and reports each run. */
export const watchLogRetention = (retention: LogRetention, log: FastifyBaseLogger): Repeated =>
  repeat(
    job('retention of the log', async () => {
      const deleted = await forgetLog(retention);
      if (deleted !== undefined) log.info({ kept: 'log', days: retention.days, deleted }, 'retention');
    }),
    EVERY,
    (error) => log.warn({ err: error }, 'old lines of the log not removed'),
  );
