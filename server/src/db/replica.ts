import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { ProblemError } from '../kernel/problem.ts';
import { createDb, type Db } from './database.ts';
import { createPool } from './pool.ts';

/** `replica`: answered by it. By the primary because it was `behind`, was `away` or left alone since, or `failed` during the read. */
export type ReadOutcome = 'replica' | 'behind' | 'away' | 'failed';

/** A standby of the database, for reads. */
export interface Replica {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Whether it has everything that was acknowledged until now, by any process, soon enough; if not, why the primary is to be asked. */
  state(): Promise<'fresh' | 'behind' | 'away'>;
  /** Reads from it when it is fresh, else from the primary; what fails there, as when replay cancels a statement, is read from the primary too. */
  readonly read: <Answer>(fromReplica: () => Promise<Answer>, fromPrimary: () => Promise<Answer>) => Promise<Answer>;
  /** Numbers of reads by outcome. */
  readonly reads: Readonly<Record<ReadOutcome, number>>;
  /** Bytes that the primary has flushed and it has not replayed; undefined while one of them does not answer. */
  lag(): Promise<number | undefined>;
  close(): Promise<void>;
}

interface ReplicaLog {
  warn(details: object, message: string): void;
}

/** Milliseconds within which it has to catch up, and between two looks. */
const PATIENCE = 150;
const LOOK_EVERY = 15;
/** Milliseconds for which it is left alone after it failed. */
const LEFT_ALONE = 5_000;

/**
 * Opens a standby. Who reads from it sees what they wrote: before each read it must have replayed what the primary had flushed at that moment, so that
 * no process has to remember who wrote what.
 */
export function openReplica(url: string, primary: pg.Pool, log: ReplicaLog): Replica {
  const pool = createPool(url);
  const db = createDb(pool);
  let awayUntil = -Infinity;
  const hasReplayed = async (position: string) => {
    const { rows } = await pool.query('select pg_last_wal_replay_lsn() >= $1::pg_lsn as fresh', [position]);
    return rows[0]?.fresh === true;
  };
  const catchesUp = async () => {
    const { rows } = await primary.query('select pg_current_wal_flush_lsn()::text as position');
    const deadline = performance.now() + PATIENCE;
    while (!(await hasReplayed(String(rows[0]?.position)))) {
      if (performance.now() > deadline) return false;
      await pause(LOOK_EVERY);
    }
    return true;
  };
  const passOver = (error: unknown) => {
    awayUntil = performance.now() + LEFT_ALONE;
    log.warn({ err: error }, 'the replica does not answer: reading from the primary');
  };
  const reads: Record<ReadOutcome, number> = { replica: 0, behind: 0, away: 0, failed: 0 };
  const state = async () => {
    if (performance.now() < awayUntil) return 'away';
    try {
      return (await catchesUp()) ? 'fresh' : 'behind';
    } catch (error) {
      passOver(error);
      return 'away';
    }
  };
  const lag = async () => {
    if (performance.now() < awayUntil) return undefined;
    const replayed = await pool.query('select pg_last_wal_replay_lsn()::text as position');
    const { rows } = await primary.query(
      'select greatest(0, pg_wal_lsn_diff(pg_current_wal_flush_lsn(), $1::pg_lsn))::float8 as bytes',
      [replayed.rows[0]?.position],
    );
    return Number(rows[0]?.bytes);
  };
  return {
    db,
    pool,
    state,
    reads,
    lag: () => lag().catch(() => undefined),
    read: async (fromReplica, fromPrimary) => {
      const now = await state();
      if (now !== 'fresh') {
        reads[now] += 1;
        return fromPrimary();
      }
      try {
        const answer = await fromReplica();
        reads.replica += 1;
        return answer;
      } catch (error) {
        if (error instanceof ProblemError && error.status < 500) throw error;
        passOver(error);
        reads.failed += 1;
        return fromPrimary();
      }
    },
    close: () => db.destroy(),
  };
}
