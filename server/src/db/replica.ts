import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { ProblemError } from '../kernel/problem.ts';
import { createDb, type Db } from './database.ts';
import { createPool } from './pool.ts';

/** A standby of the database, for reads. */
export interface Replica {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Whether it has everything that was acknowledged until now, by any process, soon enough; if not, the primary is to be asked. */
  isFresh(): Promise<boolean>;
  /** Reads from it when it is fresh, else from the primary; what fails there, as when replay cancels a statement, is read from the primary too. */
  readonly read: <Answer>(fromReplica: () => Promise<Answer>, fromPrimary: () => Promise<Answer>) => Promise<Answer>;
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
    log.warn({ err: error }, 'the replica does not answer: the primary answers for it');
  };
  const isFresh = async () => {
    if (performance.now() < awayUntil) return false;
    try {
      return await catchesUp();
    } catch (error) {
      passOver(error);
      return false;
    }
  };
  return {
    db,
    pool,
    isFresh,
    read: async (fromReplica, fromPrimary) => {
      if (!(await isFresh())) return fromPrimary();
      try {
        return await fromReplica();
      } catch (error) {
        if (error instanceof ProblemError && error.status < 500) throw error;
        passOver(error);
        return fromPrimary();
      }
    },
    close: () => db.destroy(),
  };
}
