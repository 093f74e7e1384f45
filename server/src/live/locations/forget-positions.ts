import { POSITION_DAYS_SETTING, positionDays } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { claimJob } from '../../db/periodic-job.ts';
import { job } from '../../kernel/work.ts';
import { repeat, type Repeated } from '../../kernel/repeat.ts';
import type { LiveServices } from '../services.ts';

const JOB = 'positions';
/** Seconds between two runs, over all processes. */
const PAUSE = 3600;
/** Batch size of a statement: a thousand drivers produce a quarter of a million positions an hour, and deletion is not urgent. */
const EVERY = 60_000;
/** Positions that one statement deletes: a thousand drivers leave a quarter of a million an hour, and none of them has to be gone at once. */
const TOGETHER = 20_000;

const DAY = 86_400_000;

/**
 * Deletes positions beyond the configured retention, and last positions of that age, once for all processes of a database.
 * @returns number of deleted positions; `undefined` when it was not this process's turn
 */
export async function forgetPositions(
  { db, now }: Pick<LiveServices, 'db' | 'now'>,
  pause = PAUSE,
): Promise<number | undefined> {
  if (!(await claimJob(db, JOB, pause))) return undefined;
  const oldest = new Date(now().getTime() - (await keptDays(db)) * DAY);
  await db.deleteFrom('driver_location').where('time', '<', oldest).execute();
  let forgotten = 0;
  for (;;) {
    const deleted = await deleteSome(db, oldest);
    forgotten += deleted;
    if (deleted < TOGETHER) return forgotten;
  }
}

async function keptDays(db: Db): Promise<number> {
  const setting = await db
    .selectFrom('setting')
    .select('value')
    .where('variable', '=', POSITION_DAYS_SETTING)
    .executeTakeFirst();
  return positionDays(setting?.value);
}

async function deleteSome(db: Db, oldest: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from driver_position
    where ctid = any(array(select ctid from driver_position where time < ${oldest} limit ${TOGETHER}))`.execute(db);
  return Number(numAffectedRows);
}

/** Job that enforces the retention of positions, and logs each run. */
export const watchPositions = (services: Pick<LiveServices, 'db' | 'now'>, log: FastifyBaseLogger): Repeated =>
  repeat(
    job('retention of positions', async () => {
      const deleted = await forgetPositions(services);
      if (deleted !== undefined) log.info({ kept: 'positions', deleted }, 'retention');
    }),
    EVERY,
    (error) => log.warn({ err: error }, 'old positions not removed'),
  );
