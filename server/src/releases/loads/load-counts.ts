import { createHash } from 'node:crypto';
import type { LoadOutcome } from '@navette/shared/release';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { Counter, type Registry } from 'prom-client';

/** Load of one remote in a page. `set` is empty when it is not known. */
export interface LoadEvent {
  set: string;
  remote: string;
  version: string;
  outcome: LoadOutcome;
}

type Listener = (event: LoadEvent) => void;

const RETENTION_DAYS = 30;

/** For what a browser reports without a session. */
const noSession = '';

/** Counts what became of remotes in pages, once a session and outcome. */
export class LoadCounts {
  readonly #db: Db;
  readonly #now: () => Date;
  readonly #listeners: Listener[] = [];

  constructor(db: Db, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Hears each event that this process counts. */
  onCounted(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** Counts what a page reports. @param sessionId of the session that shows the page; stored as a fingerprint. */
  async count(events: readonly LoadEvent[], sessionId?: string): Promise<void> {
    if (events.length === 0) return;
    const at = this.#now();
    const session = sessionId === undefined ? noSession : fingerprint(sessionId);
    const rows = merged(events).map(({ set: setId, ...row }) => ({ ...row, setId, session, firstAt: at, lastAt: at }));
    await this.#db
      .insertInto('release_load')
      .values(rows)
      .onConflict((known) =>
        known.columns(['setId', 'remote', 'version', 'session', 'outcome']).doUpdateSet({
          // Stays far from the end of the column, whatever a page in a loop reports.
          events: sql`least(release_load.events + excluded.events, 1000000)`,
          lastAt: sql`greatest(release_load."lastAt", excluded."lastAt")`,
        }),
      )
      .execute();
    for (const event of events) for (const listener of this.#listeners) listener(event);
  }

  /** Forgets what is older than 30 days. */
  async prune(): Promise<void> {
    const before = new Date(this.#now().getTime() - RETENTION_DAYS * 24 * 60 * 60_000);
    await this.#db.deleteFrom('release_load').where('lastAt', '<', before).execute();
  }
}

/** Names a session without telling which one it is. */
const fingerprint = (sessionId: string): string =>
  createHash('sha256').update(`load ${sessionId}`).digest('base64url').slice(0, 22);

/** One row of each kind, in an order that is the same for all, so that two calls never wait for each other in a circle. */
function merged(events: readonly LoadEvent[]): (LoadEvent & { events: number })[] {
  const rows = new Map<string, LoadEvent & { events: number }>();
  // Other properties of an event are for the log of the server.
  for (const { set, remote, version, outcome } of events) {
    const key = JSON.stringify([set, remote, version, outcome]);
    rows.set(key, { set, remote, version, outcome, events: (rows.get(key)?.events ?? 0) + 1 });
  }
  return [...rows].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, row]) => row);
}

/** Prometheus counters of the load reports that this process received. */
export function countLoads(registry: Registry, loads: LoadCounts): void {
  const counter = new Counter({
    name: 'navette_remote_loads_total',
    help: 'What became of remotes in pages, by remote, version and outcome',
    labelNames: ['remote', 'version', 'outcome'],
    registers: [registry],
  });
  loads.onCounted(({ remote, version, outcome }) => counter.inc({ remote, version, outcome }));
}
