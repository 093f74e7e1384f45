import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Db } from '../db/database.ts';
import { notFound } from '../kernel/problem.ts';
import { type LoadCounts, countLoads } from '../releases/loads/load-counts.ts';
import { whenCallEnds } from './observe-calls.ts';
import type { Replica } from '../db/replica.ts';
import { sql } from 'kysely';
import { onQueryDone } from '../db/observe-queries.ts';
import { onConnected } from '../db/pool.ts';
import { onRequestDone, onWorkDone } from '../kernel/work.ts';

interface Measured {
  /** Registry of metrics, shared with other modules. */
  registry: Registry;
  pool: pg.Pool;
  db: Db;
  /** A standby, if any. */
  replica: MeasuredReplica | undefined;
  sockets: () => number;
  /** Names of configured external services that currently do not answer. */
  outages: () => readonly string[];
  /** Whether the registry of releases can be read. */
  readable: () => Promise<boolean>;
  /** Load outcomes of remotes in pages. */
  loads: LoadCounts;
  /** Bearer token; without one the metrics are not readable. */
  token: string | undefined;
}

/** Metrics in the text format of Prometheus: calls by operation and status, durations, sockets and their messages, jobs, queues, statements, database connections, the standby, outside services, the process. */
export function registerMetrics(
  app: FastifyInstance,
  { registry, pool, db, replica, sockets, outages, readable, loads, token }: Measured,
): void {
  collectDefaultMetrics({ register: registry, prefix: 'navette_' });
  const calls = new Counter({
    name: 'navette_calls_total',
    help: 'Calls by operation and status',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'navette_call_seconds',
    help: 'Time to answer by operation',
    labelNames: ['operation'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  gauge('navette_sockets', 'Open sockets', sockets);
  gauge('navette_database_connections', 'Open database connections', () => pool.totalCount);
  gauge('navette_database_idle_connections', 'Idle database connections', () => pool.idleCount);
  gauge('navette_database_waiting', 'Calls that wait for a database connection', () => pool.waitingCount);
  gauge('navette_services_down', 'Configured outside services that do not answer', () => outages().length);
  gauge('navette_registry_readable', 'Whether the registry of releases can be read: 1 or 0', async () =>
    Number(await readable()),
  );
  countLoads(registry, loads);
  measureQueues(registry, db);
  if (replica) measureReplica(registry, replica);
  const end = measureWork(registry, pool);
  app.addHook('onClose', async () => end());

  whenCallEnds(app, (request, { status, ms }) => {
    const operation = request.routeOptions.config.operation?.id;
    if (operation) {
      calls.inc({ operation, status: String(status) });
      durations.observe({ operation }, ms / 1000);
    }
  });
  app.get('/metrics', async ({ headers }, reply) => {
    if (!isSame(headers.authorization, token && `Bearer ${token}`)) throw notFound();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

/** Constant-time comparison. */
function isSame(shown: string | undefined, wanted: string | undefined): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return shown !== undefined && wanted !== undefined && timingSafeEqual(digest(shown), digest(wanted));
}

/** Standby properties that metrics read. */
type MeasuredReplica = Pick<Replica, 'reads' | 'lag'>;

/** Lag of a standby, and the number of its reads that the primary answered, by reason. */
function measureReplica(registry: Registry, { reads, lag }: MeasuredReplica): void {
  const counter = new Counter({
    name: 'navette_replica_reads_total',
    help: 'Reads for the standby: answered by it (replica), or by the primary because it was behind, away, or failed',
    labelNames: ['outcome'],
    registers: [],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(reads)) this.inc({ outcome }, count);
    },
  });
  const gauge = new Gauge({
    name: 'navette_replica_lag_bytes',
    help: 'Bytes of the log that the primary has flushed and the standby has not replayed; missing while one of them is away',
    registers: [],
    async collect() {
      this.reset();
      const bytes = await lag();
      if (bytes !== undefined) this.set(bytes);
    },
  });
  registry.registerMetric(counter);
  registry.registerMetric(gauge);
}

const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Rate, errors and duration of statements, of waiting for a connection, of jobs, of socket messages and of requests to external services. Returns a
 * function that stops the measurement.
 */
function measureWork(registry: Registry, pool: pg.Pool): () => void {
  const registers = [registry];
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = (name: string, help: string, labelNames: string[] = []) =>
    new Histogram({ name, help, labelNames, buckets, registers });
  const kinds = {
    job: {
      total: counter('navette_jobs_total', 'Runs of periodic jobs by outcome', ['name', 'outcome']),
      seconds: histogram('navette_job_seconds', 'Duration of periodic jobs', ['name']),
    },
    message: {
      total: counter('navette_socket_messages_total', 'Messages of sockets by event and outcome', ['name', 'outcome']),
      seconds: histogram('navette_socket_message_seconds', 'Time to handle messages of sockets', ['name']),
    },
  };
  const requests = counter('navette_service_requests_total', 'Requests to outside services by outcome', [
    'service',
    'outcome',
  ]);
  const requestSeconds = histogram('navette_service_request_seconds', 'Time until outside services answer', [
    'service',
  ]);
  const queries = counter('navette_queries_total', 'Statements by who asked and outcome', ['by', 'outcome']);
  const querySeconds = histogram('navette_query_seconds', 'Duration of statements');
  const waits = histogram('navette_database_wait_seconds', 'Time until a connection to the database was there');
  const ends = [
    onWorkDone(({ work: { kind, name }, seconds, outcome }) => {
      if (kind === 'call') return;
      kinds[kind].total.inc({ name, outcome });
      kinds[kind].seconds.observe({ name }, seconds);
    }),
    onQueryDone(pool, ({ seconds, failed, by = 'start' }) => {
      queries.inc({ by, outcome: failed ? 'failed' : 'done' });
      querySeconds.observe(seconds);
    }),
    onRequestDone(({ service, seconds, failed }) => {
      requests.inc({ service, outcome: failed ? 'failed' : 'done' });
      requestSeconds.observe({ service }, seconds);
    }),
    onConnected(pool, (seconds) => waits.observe(seconds)),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Length of the queues in the database: read at each scrape, and omitted while the database is down. */
function measureQueues(registry: Registry, db: Db): void {
  const gauge = new Gauge({
    name: 'navette_queue_waiting',
    help: 'What waits to be done, by queue',
    labelNames: ['queue'],
    async collect() {
      this.reset();
      const waiting = await countWaiting(db).catch(() => ({}));
      for (const [queue, count] of Object.entries(waiting)) this.set({ queue }, count);
    },
    registers: [],
  });
  registry.registerMetric(gauge);
}

async function countWaiting(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ queue: string; count: number }>`
    select 'notifications' as queue, count(*) as count from driver_notification where state = 'waiting'
    union all select 'mails', count(*) from sent_mail where state = 'sending'
    union all select 'files', count(*) from discarded_file`.execute(db);
  return Object.fromEntries(rows.map(({ queue, count }) => [queue, count]));
}
