import type pg from 'pg';
import { databaseUnavailable } from '../kernel/problem.ts';

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
    client.on('error', () => {
      broken = true;
    });
    const query: Query = client.query.bind(client);
    const guarded = (...values: unknown[]) => {
      const asked = query(...values);
      if (!(asked instanceof Promise)) return asked;
      // Destroying the stream rejects the query and keeps the connection from going back into the pool.
      const timer = longest === undefined ? undefined : setTimeout(() => client.connection.stream.destroy(), longest);
      return asked
        .finally(() => clearTimeout(timer))
        .catch((error: unknown) => {
          throw broken ? databaseUnavailable(error) : error;
        });
    };
    Object.assign(client, { query: guarded });
  });
}
