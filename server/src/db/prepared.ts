import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';

/** Ends the text of a query that is planned once a connection. */
export const PREPARED = '/* prepared */';

/**
 * Ends a query that nearly every call asks, `query.modifyEnd(prepared)`: each connection has it planned once instead of every time. For
 * queries that name their columns and find by a key; where the best plan depends on the values, planning anew is worth its time.
 */
export const prepared = sql.raw(PREPARED);

/** Has the connections of a pool keep the plans of the queries marked as {@link prepared}. */
export function keepPlans(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query: (...values: unknown[]) => unknown = client.query.bind(client);
    const prepare = (text: unknown, values?: unknown, ...rest: unknown[]) =>
      typeof text === 'string' && text.endsWith(PREPARED)
        ? query({ name: nameOf(text), text, values }, ...rest)
        : query(text, values, ...rest);
    Object.assign(client, { query: prepare });
  });
}

const names = new Map<string, string>();

/** PostgreSQL cuts off names beyond 63 characters. */
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}
