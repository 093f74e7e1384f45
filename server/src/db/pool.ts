import { Socket } from 'node:net';
import pg from 'pg';
import { databaseUnavailable } from '../kernel/problem.ts';

const { builtins } = pg.types;

/** Parsers from values of PostgreSQL to those of the contract. JSON columns stay text (`distance` is passed on unread), jsonb is parsed. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.DATE, (text) => text],
  [builtins.TIME, (text) => text.slice(0, 5)],
  [builtins.NUMERIC, Number],
  [builtins.INT8, Number],
  [builtins.JSON, (text) => text],
]);

/** Milliseconds until a connection is there, new or free again. */
const connectWithin = 5_000;
/** Milliseconds a statement of a call may take; PostgreSQL ends it then. */
const answerWithin = 30_000;

interface PoolOptions {
  max?: number;
  /** Statements take as long as they take: migrations, the demo, imports. */
  unhurried?: boolean;
}

/**
 * Connections to the database, with the value parsers of the contract and of this pool alone. No broken connection ends the process; a call that
 * gets none, or whose connection breaks, fails with 503.
 */
export function createPool(connectionString: string, { max = 10, unhurried = false }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    types: {
      getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
    },
    application_name: 'navette',
    keepAlive: true,
    options: '-c TimeZone=Europe/Brussels -c jit=off -c random_page_cost=1.1 -c work_mem=16MB',
    ...(!unhurried && { connectionTimeoutMillis: connectWithin, statement_timeout: answerWithin }),
  });
  guardConnections(pool, unhurried ? undefined : answerWithin + connectWithin);
  return pool;
}

const waiters = new WeakMap<pg.Pool, Set<(seconds: number) => void>>();

/** Tells how long each connection of a pool was waited for; answers how to end that. */
export function onConnected(pool: pg.Pool, listener: (seconds: number) => void): () => void {
  const known = waiters.get(pool) ?? new Set();
  waiters.set(pool, known.add(listener));
  return () => known.delete(listener);
}

/** A connection of the pool; 503 when there is none. */
export async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  const started = performance.now();
  try {
    return await pool.connect();
  } catch (error) {
    throw databaseUnavailable(error);
  } finally {
    for (const listener of waiters.get(pool) ?? []) listener((performance.now() - started) / 1000);
  }
}

type Query = (...values: unknown[]) => unknown;

/**
 * Keeps connections that break from ending the process: a pool listens to the errors of idle ones alone, and of none while it is in use. Their
 * queries fail with 503.
 * @param longest milliseconds after which a connection that does not answer counts as broken
 */
export function guardConnections(pool: pg.Pool, longest: number | undefined): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    let broken = false;
    let running = 0;
    client.on('error', () => {
      broken = true;
    });
    const { stream } = client.connection;
    // Destroying it rejects the query and keeps the connection from going back into the pool.
    if (longest !== undefined && stream instanceof Socket)
      stream.setTimeout(longest, () => running > 0 && stream.destroy());
    const ended = () => {
      running -= 1;
    };
    const query: Query = client.query.bind(client);
    const guarded = (...values: unknown[]) => {
      const asked = query(...values);
      if (!(asked instanceof Promise)) return asked;
      running += 1;
      asked.then(ended, ended);
      return asked.catch((error: unknown) => {
        throw broken ? databaseUnavailable(error) : error;
      });
    };
    Object.assign(client, { query: guarded });
  });
}
