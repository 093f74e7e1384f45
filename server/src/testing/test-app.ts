import { randomBytes } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { operations, type OperationId, type Effect } from '@navette/openapi/operations';
import { buildApp } from '../http/build-app.ts';
import { handlers } from '../main/start-server.ts';
import { readConfig } from '../main/config.ts';
import { observeQueries } from '../db/observe-queries.ts';
import type { Replica } from '../db/replica.ts';
import type { Audit } from '../http/audit.ts';
import { createServices, type Services } from '../main/create-services.ts';
import { ChangeFeed } from '../db/change-feed.ts';
import type { AnswerOf, BodyOf } from '../kernel/operation.ts';
import type { ProblemBody } from '../kernel/problem.ts';
import type { Role } from '@navette/shared/domain';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { createLogger } from '../kernel/logger.ts';
import { createTestDatabase, shareTestDatabase, type TestDatabase } from './test-database.ts';
import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { ContractOperation } from '../kernel/contract.ts';

export interface TestCall {
  /** Path and query parameters by name. */
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
}

/** The result of a call: its status and JSON body, or the problem it was refused with. */
export interface TestAnswer<Body> {
  status: number;
  /** The contract's type of a successful answer, which the server under test validates. */
  body: Body;
  /** The contract's type of a refusal. */
  problem: ProblemBody;
  raw: LightMyRequestResponse;
}

export interface TestApp extends TestDatabase {
  app: FastifyInstance;
  services: Services;
  /** Creates a staff member and answers a token. */
  signedIn(role: Role): Promise<string>;
  /** Calls an operation of the contract with a body as the contract describes it. */
  call<Id extends OperationId>(
    token: string | undefined,
    id: Id,
    body?: BodyOf<Id>,
    call?: TestCall,
  ): Promise<TestAnswer<AnswerOf<Id>>>;
  /** Calls with an arbitrary body, to see it refused. */
  callWith(token: string | undefined, id: OperationId, body: unknown, call?: TestCall): Promise<TestAnswer<unknown>>;
  /** Secret its tokens are signed with. */
  secret: Uint8Array;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Another process of the same installation; close it after this one. */
  beside?: TestApp;
  /** A database instead of one of its own. */
  database?: TestDatabase;
  now?: () => Date;
  env?: NodeJS.ProcessEnv;
  filesDir?: string;
  logger?: Logger;
  metrics?: Registry;
  audit?: Audit;
  replica?: Pick<Replica, 'db' | 'read' | 'reads' | 'lag'>;
  /** Subscribes to database changes, as a running server does. */
  changes?: boolean;
}

/** The whole server on a database of its own; validates answers against the contract. The clock is fixed when `now` is given. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.beside
    ? shareTestDatabase(options.beside)
    : (options.database ?? (await createTestDatabase()));
  refuseWritesOfReads(database.pool);
  const logger = options.logger ?? createLogger(process.env.TEST_LOG ?? 'silent');
  const secret = options.beside?.secret ?? randomBytes(32);
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: '/nonexistent',
    HOST_DIR: '/nonexistent',
    METRICS_TOKEN: 'metrics',
    ...options.env,
  });
  observeQueries(database.pool, { log: logger, slow: config.slowQuery });
  const changes = options.changes ? new ChangeFeed(database.url, database.pool, createLogger('silent')) : undefined;
  await changes?.start();
  const services = createServices({
    ...config,
    db: database.db,
    secret,
    filesDir: options.filesDir ?? '/nonexistent',
    ...(changes && { changes }),
    ...(options.now && { now: options.now }),
  });
  const app = await buildApp({
    handlers,
    config,
    services,
    pool: database.pool,
    logger,
    ...(options.metrics && { metrics: options.metrics }),
    ...(options.audit && { audit: options.audit }),
    ...(options.replica && { replica: options.replica }),
  });
  followOperations(app);
  const ask = async (token: string | undefined, id: OperationId, body: unknown, call: TestCall = {}) => {
    const headers = {
      'accept-encoding': 'identity',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...call.headers,
    };
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
    const raw = await app.inject({ method: operations[id].method, url: urlOf(id, call), headers, ...payload });
    const isFile = String(raw.headers['content-type']).startsWith('application/octet-stream');
    const isPacked = ['br', 'gzip'].includes(String(raw.headers['content-encoding']));
    const parsed = raw.body === '' || isFile || isPacked ? undefined : raw.json();
    return { status: raw.statusCode, body: parsed, problem: parsed, raw };
  };
  return {
    ...database,
    app,
    services,
    secret,
    signedIn: (role) => signIn(services, role),
    call: ask,
    callWith: ask,
    close: async () => {
      await app.close();
      await services.mail.close();
      await changes?.stop();
      await database.drop();
    },
  };
}

async function signIn({ db, sessions, tokens }: Services, role: Role): Promise<string> {
  const unique = randomBytes(4).toString('hex');
  const user = { firstname: 'Ada', lastname: role, email: `${role}-${unique}@navette.example`, role };
  const { id } = await db.insertInto('app_user').values(user).returning('id').executeTakeFirstOrThrow();
  const { sessionId, expiresAt } = await sessions.create(id);
  return tokens.sign(sessionId, expiresAt);
}

/** Address of an operation with the parameters of a call. */
export function urlOf(id: OperationId, { path = {}, query }: TestCall): string {
  const url = operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name] ?? 1)),
  );
  if (!query) return url;
  return `${url}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
}

const running = new AsyncLocalStorage<ContractOperation | undefined>();

const READS: ReadonlySet<Effect> = new Set<Effect>(['read', 'disclose']);

/** A statement that changes rows, also inside a WITH; a line in the log is no record. */
const CHANGES = /\b(?:insert\s+into|update|delete\s+from|truncate|merge\s+into)\s+"?(\w+)/iu;

/**
 * Checks handlers against `x-effect` of the contract: in a call declared read-only, a statement that would change a row
 * fails, and the call with it. Active in every test of a server.
 */
function refuseWritesOfReads(pool: pg.Pool): void {
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
function followOperations(app: FastifyInstance): void {
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

export const OPERATION_IDS = Object.keys(operations).filter((name): name is OperationId => name in operations);

/** Operations without a session; a test of the contract checks that they may be. */
export const PUBLIC_OPERATION_IDS = OPERATION_IDS.filter((id) => {
  const permission: readonly string[] = operations[id].permission;
  return permission.includes('public');
});
