import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Subject of the change feed: bank transactions were imported or reconciled. The database itself announces it. */
export const BANK_SUBJECT = 'bank';

const channel = 'navette';
const longestWait = 5_000;
const pulseEvery = 5_000;
const pauseBeforeRetry = 500;

type Listener = (subject: string, ...details: string[]) => void;

/**
 * Change feed for caches: NOTIFY of PostgreSQL at commit, in the order of the commits.
 * Copies may be used while `listening`; whenever changes may have been missed, `onGap` says to forget them.
 */
export class ChangeFeed {
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #log: FastifyBaseLogger;
  readonly #listeners: Listener[] = [];
  readonly #gapListeners: (() => void)[] = [];
  readonly #returners: (() => void)[] = [];
  readonly #waiting = new Map<string, () => void>();
  #client: pg.Client | undefined;
  #pulse: NodeJS.Timeout | undefined;
  #marks = 0;
  #stopped = false;

  constructor(url: string, pool: pg.Pool, log: FastifyBaseLogger) {
    this.#url = url;
    this.#pool = pool;
    this.#log = log;
  }

  get listening(): boolean {
    return this.#client !== undefined;
  }

  onChange(listener: Listener): void {
    this.#listeners.push(listener);
  }

  onGap(listener: () => void): void {
    this.#gapListeners.push(listener);
  }

  /** Changes are heard again; what happened in between was not. */
  onReturn(catchUp: () => void): void {
    this.#returners.push(catchUp);
  }

  async start(): Promise<void> {
    await this.#listen();
    // A connection whose other end is gone without a word is found out by asking.
    this.#pulse = setInterval(() => void this.settled(), pulseEvery);
    this.#pulse.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#pulse);
    const client = this.#client;
    this.#lose();
    await client?.end();
  }

  /** Resolves when every change that was committed before is known here; then copies hold what was just written. */
  async settled(): Promise<void> {
    if (!this.listening) return;
    const mark = String(++this.#marks);
    const heard = new Promise<boolean>((resolve) => {
      this.#waiting.set(mark, () => resolve(true));
    });
    const sent = this.#pool.query('select pg_notify($1, $2)', [channel, `mark ${this.#id} ${mark}`]);
    const arrived = await Promise.race([sent.then(() => heard), pause(longestWait, false, { ref: false })]).catch(
      () => false,
    );
    this.#waiting.delete(mark);
    if (!arrived) this.#reconnect();
  }

  /** Marks of other processes arrive too. */
  readonly #id = Math.random().toString(36).slice(2);

  async #listen(): Promise<void> {
    // A database that is there and says nothing is one that is not there.
    const patience = { connectionTimeoutMillis: longestWait, query_timeout: longestWait };
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'navette changes',
      keepAlive: true,
      ...patience,
    });
    client.on('error', () => this.#reconnect(client));
    client.on('end', () => this.#reconnect(client));
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
  }

  #hear(payload: string): void {
    const [subject = '', ...details] = payload.split(' ');
    if (subject !== 'mark') for (const listener of this.#listeners) listener(subject, ...details);
    else if (details[0] === this.#id) this.#waiting.get(details[1] ?? '')?.();
  }

  #lose(): void {
    this.#client = undefined;
    for (const listener of this.#gapListeners) listener();
    for (const resolve of this.#waiting.values()) resolve();
  }

  #reconnect(lost = this.#client): void {
    if (this.#stopped || !lost || lost !== this.#client) return;
    this.#log.warn('change feed disconnected: bypassing the cache until it is back');
    this.#lose();
    lost.end().catch(() => undefined);
    void this.#retry();
  }

  async #retry(): Promise<void> {
    while (!this.#stopped) {
      await pause(pauseBeforeRetry, undefined, { ref: false });
      const back = await this.#listen().then(
        () => true,
        () => false,
      );
      if (!back) continue;
      for (const catchUp of this.#returners) catchUp();
      return;
    }
  }
}
