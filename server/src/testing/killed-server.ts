import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations, type OperationId } from '@navette/openapi/operations';
import { vi } from 'vitest';
import type { AnswerOf, BodyOf } from '../kernel/operation.ts';
import { bundleProgram } from './run-typescript.ts';
import { startProcesses } from './several/processes.ts';
import { type TestApp, type TestCall, urlOf } from './test-app.ts';

/** Answer of the process; the code of a refusal. */
export interface ProcessAnswer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly code: string | undefined;
}

/** The server as a process of its own on the database of a test, which kills and starts it. */
export interface KilledServer {
  start(): Promise<void>;
  /** Kills it as a machine that loses its power does. */
  kill(): Promise<void>;
  /** Calls it; undefined when the process is gone. */
  call<Id extends OperationId>(
    id: Id,
    body?: BodyOf<Id>,
    call?: TestCall,
  ): Promise<ProcessAnswer<AnswerOf<Id>> | undefined>;
  /**
   * Kills it in the middle of what `act` asks of it: at its first write to a table that the test holds, so that everything before that write was done in
   * the transaction. Starts it, and leaves it dead.
   */
  killAtWrite(table: string, act: () => Promise<unknown>): Promise<void>;
  /** Kills it as soon as a query finds a row: once what it was asked for is committed, whether it answered or not. */
  killOnce(query: string, act: () => Promise<unknown>): Promise<void>;
  /** Kills it and removes its files. */
  close(): Promise<void>;
}

/** A session of this database waits for a table. */
const WAITING = `select from pg_locks where not granted and relation is not null
  and database = (select oid from pg_database where datname = current_database())`;

/** Starts no process yet. */
export async function killedServer(
  { url, secret, pool }: TestApp,
  token: string,
  env: NodeJS.ProcessEnv = {},
): Promise<KilledServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'navette-killed-'));
  await writeFile(join(dataDir, 'auth-secret'), secret);
  const program = await bundleProgram(new URL('../main/main.ts', import.meta.url));
  const processes = await startProcesses(program.file, 1, { DATABASE_URL: url, DATA_DIR: dataDir, ...env }, 0);
  const [port] = processes.ports;
  const start = () => processes.start(0);
  const kill = () => processes.kill(0);
  const finds = async (query: string) => ((await pool.query(query)).rowCount ?? 0) > 0;
  const until = (query: string) => vi.waitUntil(() => finds(query), { timeout: 20_000, interval: 5 });
  return {
    start,
    kill,
    call: async (id, body, call = {}) => {
      const headers = {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...call.headers,
      };
      const sent = {
        method: operations[id].method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      };
      const response = await fetch(`http://127.0.0.1:${port}${urlOf(id, call)}`, sent).catch(() => undefined);
      const answer = await response?.json().catch(() => undefined);
      return response && answer !== undefined
        ? { status: response.status, body: answer, code: response.ok ? undefined : answer.code }
        : undefined;
    },
    killAtWrite: async (table, act) => {
      await start();
      const holder = await pool.connect();
      try {
        await holder.query(`begin; lock table ${table} in share row exclusive mode`);
        const done = act();
        await until(WAITING);
        await kill();
        await done;
      } finally {
        await holder.query('rollback');
        holder.release();
      }
    },
    killOnce: async (query, act) => {
      await start();
      const done = act();
      await until(query);
      await kill();
      await done;
    },
    close: async () => {
      await processes.stopAll();
      await program.remove();
      await rm(dataDir, { recursive: true });
    },
  };
}
