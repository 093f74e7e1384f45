import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Effect } from '@navette/openapi/operations';
import type { ContractOperation } from '../kernel/contract.ts';

const running = new AsyncLocalStorage<ContractOperation | undefined>();

/** Effects that change no records. */
const READS: ReadonlySet<Effect> = new Set<Effect>(['read', 'disclose']);

/** A statement that changes rows, also inside a WITH; a line in the log is no record. */
const CHANGES = /\b(?:insert\s+into|update|delete\s+from|truncate|merge\s+into)\s+"?(\w+)/iu;

/**
 * Checks handlers against `x-effect` of the contract: in a call declared read-only, a statement that would change a row
 * fails, and the call with it. Active in every test of a server.
 */
export function refuseWritesOfReads(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query: (...values: unknown[]) => unknown = client.query.bind(client);
    const checked = (statement: unknown, ...rest: unknown[]) => {
      const operation = running.getStore();
      if (operation && READS.has(operation.effect)) refuseWrite(operation, textOf(statement));
      return query(statement, ...rest);
    };
    Object.assign(client, { query: checked });
  });
}

/** Names the operation of a statement for {@link refuseWritesOfReads}. */
export function followOperations(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    running.run(request.routeOptions.config.operation, done);
  });
}

function refuseWrite({ id, effect }: ContractOperation, statement: string): void {
  const table = CHANGES.exec(statement.replaceAll(/'[^']*'|\bfor\s+(?:no\s+key\s+)?update\b/giu, ''))?.[1];
  if (table === undefined || table === 'log') return;
  throw new Error(`${id} has the x-effect ${effect} and changes ${table}`);
}

const textOf = (statement: unknown): string =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement);
