import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { Registry } from 'prom-client';
import { authSecret, vaultSecret } from '../auth/secret.ts';
import { ChangeFeed } from '../db/change-feed.ts';
import { watchPlatform } from '../booqit/poll/watch-platform.ts';
import { keepAnonymisedList } from '../backup/public.ts';
import { observeQueries } from '../db/observe-queries.ts';
import { openDatabase } from '../db/open-database.ts';
import { openReplica } from '../db/replica.ts';
import { watchFiles } from '../files/watch-files.ts';
import { createFirebaseWriter, relayToFirebase } from '../live/relay-to-firebase.ts';
import { watchPositions } from '../live/locations/forget-positions.ts';
import { attachSockets } from '../http/sockets/attach-sockets.ts';
import { watchLoads } from '../releases/automatic/watch-loads.ts';
import { startSandbox } from '../demo/platform/start-sandbox.ts';
import { startSimulator } from '../simulator/start-simulator.ts';
import { createAudit } from '../http/audit.ts';
import { buildApp } from '../http/build-app.ts';
import { watchLogRetention } from '../masterdata/public.ts';
import { watchTariffs } from '../invoicing/tariffs/watch-tariffs.ts';
import { checkRegistry } from '../releases/releases.ts';
import { refuseTakenPort } from './start-fault.ts';
import type { Config } from './config.ts';
import { createServices, type Services } from './create-services.ts';
import { authHandlers } from '../auth/handlers.ts';
import { booqitHandlers } from '../booqit/handlers.ts';
import { bookingHandlers } from '../dispatch/bookings/handlers.ts';
import { dayHandlers } from '../dispatch/day-handlers.ts';
import { distanceHandlers } from '../dispatch/distance.ts';
import { messageHandlers } from '../messages/handlers.ts';
import { watchMessages } from '../messages/watch-messages.ts';
import { mailHandlers } from '../dispatch/mail-handlers.ts';
import { planHandlers } from '../dispatch/plan/handlers.ts';
import { planningHandlers } from '../dispatch/planning/handlers.ts';
import { carrierHandlers } from '../dispatch/carriers/handlers.ts';
import { offerHandlers } from '../dispatch/carriers/offer-handlers.ts';
import { watchSendings } from '../invoicing/sending/send-due.ts';
import { watchOffers } from '../dispatch/carriers/send-offers.ts';
import { requestHandlers, watchRequests } from '../dispatch/requests/handlers.ts';
import { invoicingHandlers } from '../invoicing/handlers.ts';
import { liveHandlers } from '../live/handlers.ts';
import { masterdataHandlers } from '../masterdata/handlers.ts';
import { releaseHandlers } from '../releases/handlers.ts';
import { searchHandlers } from '../search/handlers.ts';
import type { Handlers } from '../kernel/operation.ts';
import { hashPassword, temporaryPassword } from '../auth/password.ts';
import type { Db } from '../db/database.ts';
import { isEmptyDatabase, seedDemo } from '../demo/seed.ts';
import { setTimeout as pause } from 'node:timers/promises';

export interface RunningServer {
  /** Actual port, also when the configured one was 0. */
  port: number;
  stop: () => Promise<void>;
}

/**
 * Starts database, API, sockets and files on one port.
 * @throws {PortTakenError} immediately when the port is in use
 */
export async function startServer(config: Config, logger: FastifyBaseLogger): Promise<RunningServer> {
  await refuseTakenPort(config);
  const started: (() => unknown)[] = [];
  const drain = createDrain();
  const end = async () => {
    for (const close of started.toReversed()) await close();
  };
  const stop = async () => {
    await drain.begin(config.drainSeconds);
    await end();
  };
  try {
    return { port: await start(config, logger, { started, drain }), stop };
  } catch (error) {
    await end();
    throw error;
  }
}

interface Life {
  /** Stop functions, in the order of the start. */
  readonly started: (() => unknown)[];
  readonly drain: Drain;
}

/** Returns the port. */
async function start(config: Config, logger: FastifyBaseLogger, { started, drain }: Life): Promise<number> {
  const stopsWithServer = (work: { stop(): unknown } | undefined) => void started.push(() => work?.stop());
  const secret = await authSecret(config.dataDir);
  const vaultKey = await vaultSecret(config.dataDir);
  await checkRegistry(config.registry, logger);
  const metrics = new Registry();
  // The SDK is loaded only when it is used.
  const telemetry = config.telemetry && (await import('./telemetry/sdk.ts')).startSdk(config.telemetry, metrics);
  stopsWithServer(telemetry);
  const audit = config.auditLog === undefined ? undefined : createAudit(config.auditLog);
  started.push(() => audit?.close());
  const database = await openDatabase(config, logger);
  started.push(() => database.close());
  observeQueries(database.pool, { log: logger, slow: config.slowQuery });
  const replica = config.databaseReplicaUrl ? openReplica(config.databaseReplicaUrl, database.pool, logger) : undefined;
  started.push(() => replica?.close());
  if (replica) observeQueries(replica.pool, { log: logger, slow: config.slowQuery });
  const changes = new ChangeFeed(database.url, database.pool, logger);
  stopsWithServer(changes);
  const sandbox = config.demo && !config.platform ? await startSandbox(database.db) : undefined;
  started.push(() => sandbox?.close());
  const platform = config.platform ?? sandbox;
  const services = createServices({ ...config, platform, changes, log: logger, db: database.db, secret, vaultKey });
  started.push(() => services.mail.close());
  started.push(() => services.mailOut.close());
  await fillEmptyDatabase(services, config, logger);
  await changes.start();
  let sockets: ReturnType<typeof attachSockets> | undefined;
  const app = await buildApp({
    handlers,
    config,
    services,
    pool: database.pool,
    logger,
    metrics,
    audit,
    replica,
    sockets: () => sockets?.count() ?? 0,
    stopping: () => drain.stopping,
  });
  started.push(() => app.close());
  sockets = attachSockets(app.server, services, logger, { trustProxy: Boolean(config.trustProxy), audit });
  started.push(() => sockets?.close());
  // Ends searches before their calls are waited for.
  started.push(() => services.planner.stop());
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const origin = typeof address === 'object' && address ? originOn(address) : `http://127.0.0.1:${port}`;
  stopsWithServer(watchLoads(services, logger));
  stopsWithServer(watchFiles(services, logger));
  stopsWithServer(watchPlatform(services, logger));
  stopsWithServer(keepAnonymisedList(database.db, config.anonymisedList, logger));
  const { logDays: days } = config;
  if (days) stopsWithServer(watchLogRetention({ db: database.db, now: () => services.now(), days }, logger));
  stopsWithServer(watchTariffs(database.db, logger));
  stopsWithServer(watchPositions(services, logger));
  stopsWithServer(watchRequests(services, logger));
  stopsWithServer(watchMessages(services, logger));
  stopsWithServer(watchOffers(services, logger));
  stopsWithServer(watchSendings(services, logger));
  if (config.firebase) {
    const write = createFirebaseWriter(config.firebase, () => services.now());
    const bucket = config.firebase.storageBucket !== null;
    stopsWithServer(relayToFirebase(services, { write, bucket, log: logger }));
  }
  // The demo's drivers connect to the server like external clients, on this machine.
  const { simulatorSpeed: speed } = config;
  if (speed !== undefined) {
    const { db, routes } = services;
    stopsWithServer(await startSimulator({ db, routes, now: () => services.now(), speed, log: logger, origin }));
  }
  return port;
}

/** Local URL of a listening server; localhost when it listens on all interfaces. */
function originOn({ address, family, port }: AddressInfo): string {
  const host = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
  return `http://${family === 'IPv6' && host === address ? `[${host}]` : host}:${port}`;
}

/** Handlers of all implemented operations. */
export const handlers: Handlers<Services> = {
  ...authHandlers,
  ...bookingHandlers,
  ...booqitHandlers,
  ...dayHandlers,
  ...distanceHandlers,
  ...invoicingHandlers,
  ...liveHandlers,
  ...mailHandlers,
  ...masterdataHandlers,
  ...messageHandlers,
  ...planHandlers,
  ...planningHandlers,
  ...releaseHandlers,
  ...carrierHandlers,
  ...offerHandlers,
  ...requestHandlers,
  ...searchHandlers,
};

/** Fills an empty database: demo data, a first user, or nothing. */
async function fillEmptyDatabase(
  { db, files, vault }: Pick<Services, 'db' | 'files' | 'vault'>,
  { demo, firstUser }: Config,
  log: FastifyBaseLogger,
): Promise<void> {
  if (!(await isEmptyDatabase(db))) return;
  if (demo)
    await seedDemo(db, {
      files,
      vault,
      onProgress: (step, share) => say(`demo data: ${step} ${Math.round(share * 100)} %`),
    });
  else if (firstUser) await createFirstUser(db, firstUser);
  else log.warn('there is no user yet: start once with FIRST_USER set to an e-mail address');
}

/** The temporary password is printed once, at the start, and must be changed at the first sign-in. */
async function createFirstUser(db: Db, email: string): Promise<void> {
  const password = temporaryPassword();
  const passwordHash = await hashPassword(password);
  await db
    .insertInto('app_user')
    .values({ firstname: 'First', lastname: 'User', email, role: 'super', passwordHash, mustChangePassword: true })
    .execute();
  say(`first user ${email}, temporary password ${password}`);
}

/** Plain output for the person at the terminal; logs are for machines. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Shutdown state of a server: it still answers, but reports not ready to the load balancer. */
interface Drain {
  readonly stopping: boolean;
  /** Resolves when the load balancer has had its time. */
  begin(seconds: number): Promise<void>;
}

function createDrain(): Drain {
  let stopping = false;
  return {
    get stopping() {
      return stopping;
    },
    begin: async (seconds) => {
      stopping = true;
      if (seconds > 0) await pause(seconds * 1000);
    },
  };
}
