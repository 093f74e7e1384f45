import { randomBytes } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { operations } from '@navette/openapi/operations';
import { buildApp } from '../app/build-app.ts';
import { readConfig } from '../app/config.ts';
import { createServices } from '../app/create-services.ts';
import { ChangeFeed } from '../db/change-feed.ts';
import type { AnswerOf, BodyOf, OperationId } from '../app/operation.ts';
import type { ProblemBody } from '../app/problem.ts';
import type { Services } from '../app/services.ts';
import type { Role } from '@navette/shared/domain';
import type { Logger } from 'pino';
import { createLogger } from '../platform/logger.ts';
import { createTestDatabase, shareTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestCall {
  /** Values of the path and of the query, by name. */
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
}

/** The answer of a call: its status, its body as JSON, or the problem it was refused with. */
export interface TestAnswer<Body> {
  status: number;
  /** Of the type of the contract when the call went well: the server under test holds its answers against it. */
  body: Body;
  /** Of that type when it did not. */
  problem: ProblemBody;
  raw: LightMyRequestResponse;
}

export interface TestApp extends TestDatabase {
  app: FastifyInstance;
  services: Services;
  /** Creates a member of staff and answers a token for them. */
  signedIn(role: Role): Promise<string>;
  /** Calls an operation of the contract with a body as the contract describes it. */
  call<Id extends OperationId>(
    token: string | undefined,
    id: Id,
    body?: BodyOf<Id>,
    call?: TestCall,
  ): Promise<TestAnswer<AnswerOf<Id>>>;
  /** Calls with any body at all, to see it refused. */
  callWith(token: string | undefined, id: OperationId, body: unknown, call?: TestCall): Promise<TestAnswer<unknown>>;
  /** What its tokens are signed with. */
  secret: Uint8Array;
  close(): Promise<void>;
}

/** What a test wants of its server. */
export interface TestAppOptions {
  /** Another process of the same installation, which has to be closed after this one. */
  beside?: TestApp;
  now?: () => Date;
  env?: NodeJS.ProcessEnv;
  filesDir?: string;
  logger?: Logger;
  /** Hears what changes in the database, as a running server does. */
  changes?: boolean;
}

/** The whole server on a database of its own; answers are held against the contract. Time stands still if `now` says so. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.beside ? shareTestDatabase(options.beside) : await createTestDatabase();
  const secret = options.beside?.secret ?? randomBytes(32);
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: '/nonexistent', HOST_DIR: '/nonexistent', ...options.env });
  const { registryDir, hostDir, firebase, mailchimp, mail, routes, addresses } = config;
  const changes = options.changes ? new ChangeFeed(database.url, database.pool, createLogger('silent')) : undefined;
  await changes?.start();
  const services = createServices({
    db: database.db,
    secret,
    filesDir: options.filesDir ?? '/nonexistent',
    registryDir,
    hostDir,
    firebase,
    mailchimp,
    mail,
    routes,
    addresses,
    ...(changes && { changes }),
    ...(options.now && { now: options.now }),
  });
  const app = await buildApp({
    config,
    services,
    pool: database.pool,
    logger: options.logger ?? createLogger(process.env.TEST_LOG ?? 'silent'),
  });
  const ask = async (token: string | undefined, id: OperationId, body: unknown, call: TestCall = {}) => {
    const headers = {
      'accept-encoding': 'identity',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...call.headers,
    };
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
    const raw = await app.inject({ method: operations[id].method, url: urlOf(id, call), headers, ...payload });
    const parsed = raw.body === '' || raw.headers['content-encoding'] === 'br' ? undefined : raw.json();
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

function urlOf(id: OperationId, { path = {}, query }: TestCall): string {
  const url = operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name] ?? 1)),
  );
  if (!query) return url;
  return `${url}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
}
