import type pg from 'pg';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { onQueryDone } from '../db/observe-queries.ts';
import { onConnected } from '../db/pool.ts';
import { onRequestDone, onWorkDone } from '../kernel/work.ts';

const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Rate, errors and duration of statements, of waiting for a connection, of jobs, of socket messages and of requests to external services. Returns a
 * function that stops the measurement.
 */
export function measureWork(registry: Registry, pool: pg.Pool): () => void {
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
export function measureQueues(registry: Registry, db: Db): void {
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
