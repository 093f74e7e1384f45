import type pg from 'pg';
import { RefusedFile } from './refused-file.ts';

/** Key of the advisory lock: arbitrary, but unique in the database. */
const KEY = 4_216_001;

/**
 * Allows one import at a time: two would mix their rows. The lock is bound to the connection, however that ends.
 * @throws {RefusedFile} when another import is running
 */
export async function withImportLock<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  try {
    const { rows } = await connection.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [KEY]);
    if (!rows[0]?.free) throw new RefusedFile('another import is at work on this database');
    return await work();
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [KEY]).catch(() => undefined);
    connection.release();
  }
}
