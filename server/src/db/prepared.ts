import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';

/** Ends the text of a query that is planned once a connection. */
export const PREPARED = '/* prepared */';

/**
 * Ends a query that is asked often, `query.modifyEnd(prepared)`: each connection parses it once, and plans it once when PostgreSQL finds that the plan does
 * not depend on the values. For queries that name their columns.
 */
export const prepared = sql.raw(PREPARED);

/** Has the connections of a pool keep the plans of the queries marked as {@link prepared}. */
export function keepPlans(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query: (...values: unknown[]) => unknown = client.query.bind(client);
    const prepare = (text: unknown, values?: unknown, ...rest: unknown[]) =>
      typeof text === 'string' && text.endsWith(PREPARED) && mayKeep(text)
        ? query({ name: nameOf(text), text, values }, ...rest)
        : query(text, values, ...rest);
    Object.assign(client, { query: prepare });
  });
}

/** Maximum kept plans: of searches there is one for each number and kind of words, and every connection holds some 50 kB for each. */
const MOST = 150;

const names = new Map<string, string>();

const mayKeep = (text: string): boolean => names.has(text) || names.size < MOST;

/** PostgreSQL cuts off names beyond 63 characters. */
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}
