import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type pg from 'pg';
import { Registry } from 'prom-client';
import { registerFiles } from './file-route.ts';
import { LateLogger } from './late-logger.ts';
import { logCalls } from './log-calls.ts';
import type { Audit } from './audit.ts';
import { registerDocs } from './docs.ts';
import { registerHealth } from './health.ts';
import { registerMetrics } from './metrics.ts';
import { observeCalls, traceIdOfCall, whenCallEnds } from './observe-calls.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { isReadable, overrideOrigins, type Releases } from '../releases/releases.ts';
import { registerCspReports } from './releases/csp-report-route.ts';
import { registerRunningRelease } from './releases/running-route.ts';
import type { Replica } from '../db/replica.ts';
import type { Handlers } from '../kernel/operation.ts';
import { type FirebaseSettings, firebaseOrigins, type OtherOrigins } from '../ports/firebase.ts';
import { mapFileOrigins, mapOrigins, type MapSettings, OWN_MAP } from '../ports/map/map-settings.ts';
import { hostBuilds } from './static/host-builds.ts';
import { registerHostFiles } from './static/host-files.ts';
import { pageHints } from './static/page-hint.ts';
import { registerRegistry } from './static/registry-files.ts';
import { registerSingleSignOn } from './single-sign-on.ts';
import type { ReceiptSettings } from '../ports/sms/sms-receipts.ts';
import { registerSmsReceipts } from './sms-receipts.ts';
import { registerTripPage } from './trip-page/trip-route.ts';
import { registerStaticFiles, REVALIDATED } from './static/static-files.ts';
import { registerWardPage } from './ward-page/ward-route.ts';
import { registerContract } from './contract-routes.ts';
import { acceptFiles, cutSlowBodies } from './slow-bodies.ts';
import { answerError, handleErrors } from './error-handler.ts';
import { invalid, ProblemError } from '../kernel/problem.ts';
import { notSetUp } from '../kernel/outside-services.ts';
import { hostsOf } from './sockets/strangers.ts';
import { checkResponses } from './response-check.ts';
import type { HttpServices } from './services.ts';
import { lazyValidator, withSoundTexts } from '../kernel/validators.ts';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { brotliQuality, compressionThreshold, gzipLevel } from '../kernel/encoding.ts';
import { randomBytes } from 'node:crypto';

/** Settings of the server from its environment. */
interface AppSettings {
  /** Trusted proxies for X-Forwarded-For, as in Fastify's trustProxy. */
  trustProxy: string | boolean;
  /** Whether an answer that violates the contract is an error, or only logged. */
  strictAnswers: boolean;
  /** Bearer token of `/metrics`. */
  metricsToken: string | undefined;
  /** Folder whose disk must not fill up. */
  dataDir: string;
  /** Minimum free bytes on it for this server to be ready. */
  diskFloor: number;
  /** Published remotes and release sets. */
  registry: Releases['registry'];
  /** Public URL of this suite. */
  publicUrl: string | undefined;
  /** URL of the published files at a CDN. */
  registryCdn: string | undefined;
  /** Origins of other hosts whose pages may load remotes. */
  registryOrigins: readonly string[];
  /** Built shell. */
  hostDir: string;
  /** Firebase project that browsers connect to directly. */
  firebase: FirebaseSettings | undefined;
  /** Map tiles. */
  map: MapSettings | undefined;
  /** Gateway of texts to phones, which tells what arrived. */
  sms: { readonly receipts?: ReceiptSettings | undefined } | undefined;
  /** OpenTelemetry settings; with traces, browsers begin traces. */
  telemetry: { readonly traces: boolean } | undefined;
}

interface AppOptions<Services> {
  config: AppSettings;
  handlers: Handlers<Services>;
  services: Services;
  pool: pg.Pool;
  logger: FastifyBaseLogger;
  /** Registry of metrics; by default a new one. */
  metrics?: Registry;
  /** Database replica for lists and statistics. */
  replica?: Pick<Replica, 'db' | 'read' | 'reads' | 'lag'> | undefined;
  /** Audit stream. */
  audit?: Audit | undefined;
  sockets?: () => number;
  /** Whether this server is shutting down. */
  stopping?: () => boolean;
}

const bodyLimit = 2 * 1024 * 1024;

/** Milliseconds: for the headers, for the largest file, and without a byte in either direction. */
const timeouts = {
  // Node checks every 30 seconds by default, so that headers would time out after up to 50.
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 1_000 },
  requestTimeout: 900_000,
  connectionTimeout: 120_000,
};

/** The HTTP server, ready to listen or for requests injected by a test. */
export async function buildApp<Services extends HttpServices>({
  config,
  handlers,
  services,
  pool,
  logger,
  metrics = new Registry(),
  audit,
  replica,
  sockets = () => 0,
  stopping = () => false,
}: AppOptions<Services>): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'incidentId' }),
    genReqId: incidentIds(),
    trustProxy: config.trustProxy,
    bodyLimit,
    ...timeouts,
    forceCloseConnections: 'idle',
    // Requests on kept-alive connections are still answered during shutdown.
    return503OnClosing: false,
    frameworkErrors: answerError,
  });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    withSoundTexts(lazyValidator(schema, httpPart === 'body' ? 'json' : 'text')),
  );
  app.setChildLoggerFactory((parent, bindings, options) => new LateLogger(() => parent.child(bindings, options)));
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  acceptEmptyBodies(app);
  acceptFiles(app);
  refuseTwoHosts(app);
  cutSlowBodies(app);
  const latelyFailed = handleErrors(app);
  observeCalls(app);
  logRequests(app);
  logCalls(app, services.db, audit);
  registerSecurityHeaders(app);
  await registerCompression(app);
  await registerStaticFiles(app);
  app.get(`/${OWN_MAP}`, (_request, reply) =>
    reply.header('cache-control', REVALIDATED).sendFile(OWN_MAP, config.dataDir),
  );
  checkResponses(app, config.strictAnswers ? 'fail' : 'log');
  const outages = () => [services.routes, services.addresses].flatMap((port) => port.outage() ?? []);
  const readable = () => isReadable(config.registry);
  registerMetrics(app, {
    registry: metrics,
    pool,
    db: services.db,
    replica,
    sockets,
    outages,
    readable,
    loads: services.releases.loads,
    token: config.metricsToken,
  });
  const disk = { folder: config.dataDir, floor: config.diskFloor };
  registerHealth(app, services.db, { disk, latelyFailed, stopping, registry: readable });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // The next request on this connection would fail.
    if (stopping()) reply.header('connection', 'close');
    done(null, payload);
  });
  registerDocs(app);
  registerFiles(app, services);
  registerRegistry(app, config.registry, config.registryOrigins);
  registerSingleSignOn(app, services);
  registerWardPage(app, services);
  registerTripPage(app, services, config.map);
  registerSmsReceipts(app, services, config.sms?.receipts);
  registerRunningRelease(app, services);
  await registerCspReports(app, services);
  const hints = pageHints({ registry: config.registry, cdn: services.releases.cdn });
  registerHostFiles(app, hostBuilds(config.hostDir, config.registry), hints, {
    overrides: () => overrideOrigins(services),
    publicUrl: config.publicUrl,
    cdn: config.registryCdn && new URL(config.registryCdn).origin,
    others: othersOf(config),
    map: config.map,
    notSetUp: notSetUp(services.outside),
    signIn: services.identity?.name,
    traces: config.telemetry?.traces === true,
  });
  registerContract(app, handlers, services, replica);
  return app;
}

/** Other origins that pages use: a Firebase project, and map tiles. */
function othersOf({ firebase, map }: Pick<AppSettings, 'firebase' | 'map'>): OtherOrigins {
  const { connect, images } = firebase ? firebaseOrigins(firebase) : { connect: [], images: [] };
  return {
    connect: [...connect, ...(map ? mapFileOrigins(map) : [])],
    images: [...images, ...(map ? mapOrigins(map) : [])],
  };
}

/** A proxy and this server may interpret a request with two `Host` headers differently (RFC 9112, 3.2); Node takes the first. */
function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => done(hostsOf(raw) > 1 ? invalid() : undefined));
}

/** Maximum values in a body; the largest has those of some thousand records. Parsing time grows with their number and blocks all other requests. */
const MOST_VALUES = 100_000;
const MOST_VALUES_OF_IMPORT = 1_000_000;

/** Whether a JSON text may have more values than a limit: also counts separators within strings. */
function hasMoreValues(json: string, most: number): boolean {
  let values = 0;
  for (let at = 0; at < json.length && values <= most; at += 1) {
    const mark = json[at];
    if (mark === ',' || mark === '[' || mark === '{') values += 1;
  }
  return values > most;
}

/** Clients send the JSON content type even without a body; the contract decides whether one is required. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    const isImport = request.routeOptions.config.operation?.id === 'runImport';
    if (text.length === 0) done(null);
    else if (hasMoreValues(text, isImport ? MOST_VALUES_OF_IMPORT : MOST_VALUES))
      done(new ProblemError(413, 'validation'));
    else void parse(request, text, done);
  });
}

/** Compresses answers. Routes with `compress: false` send bytes that are compressed already. Requests are not decompressed. */
async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: true,
    globalDecompression: false,
    threshold: compressionThreshold,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
    zlibOptions: { level: gzipLevel },
  });
}

/** One line a call: the route pattern (URLs contain names and searches), the user's id, and the status (499: the caller disconnected). */
export function logRequests(app: FastifyInstance): void {
  // Redaction would cost more than the line, which contains no secrets.
  const log = app.log.child({}, { redact: [] });
  whenCallEnds(app, (request, { status, ms }) => {
    const { operation } = request.routeOptions.config;
    const line = {
      incidentId: request.id,
      traceId: traceIdOfCall(request),
      operation: operation?.id,
      method: request.method,
      route: request.routeOptions.url,
      status,
      ms: Math.round(ms * 10) / 10,
      user: request.caller?.user.id,
    };
    if (operation) log.info(line, 'call');
    else log.debug(line, 'file');
  });
}

/**
 * Ids unique across processes and restarts, without randomness for each. Hexadecimal at the start: an id that begins with a hyphen would be an option
 * on the command line of `ops incident`.
 * @param start six random bytes
 */
export function incidentIds(start = randomBytes(6)): () => string {
  const prefix = start.toString('hex');
  let count = 0;
  return () => `${prefix}${(++count).toString(36).padStart(4, '0')}`;
}
