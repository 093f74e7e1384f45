import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import {
  ACTIVITY_SECONDS,
  IDLE_SETTING,
  idleMinutesOf,
  idleSeconds,
  isStaffRole,
  pagesOf,
  pagesSetting,
  SESSION_MINUTES,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { ChangeFeed } from '../db/change-feed.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Caller } from '../kernel/caller.ts';

interface Revocations {
  revoked: [sessionIds: string[]];
}

/** Minimum milliseconds between two stored activities. Shorter than the page's interval, whose reports do not arrive evenly. */
const SHORTEST_PAUSE = (ACTIVITY_SECONDS - 10) * 1000;

const idleSetting = sql<string | null>`(select value from setting where variable = ${IDLE_SETTING})`;

const changedPages = sql<string | null>`(select value from setting where variable = ${pagesSetting('')} || role)`;

interface Span {
  readonly expiresAt: Date;
  readonly lastUsedAt: Date;
  readonly idleMinutes: number;
}

function endOf({ expiresAt, lastUsedAt, idleMinutes }: Span): Date {
  const seconds = idleSeconds(idleMinutes);
  const idleEnd = seconds === undefined ? Infinity : lastUsedAt.getTime() + seconds * 1000;
  return new Date(Math.min(expiresAt.getTime(), idleEnd));
}

/**
 * Sessions in the database, so that every process sees a revocation or a changed role immediately. Lookups are cached while this process receives
 * changes.
 */
export class SessionStore {
  /** Notifies listeners of sessions that this process revoked; revocations elsewhere are found by polling `alive`. */
  readonly events = new EventEmitter<Revocations>();
  readonly #db: Db;
  readonly #now: () => Date;
  readonly #feed: ChangeFeed | undefined;
  readonly #cache = new Map<string, Caller>();
  #changes = 0;

  constructor(db: Db, now: () => Date, feed?: ChangeFeed) {
    this.#db = db;
    this.#now = now;
    this.#feed = feed;
    feed?.onChange((subject, id = '') => {
      if (subject === 'session') this.#invalidate((caller) => caller.sessionId === id);
      if (subject === 'setting') this.#invalidate(() => true);
      if (subject === 'user') this.#invalidate((caller) => caller.user.id === Number(id));
    });
    feed?.onGap(() => this.#invalidate(() => true));
  }

  #invalidate(changed: (caller: Caller) => boolean): void {
    this.#changes++;
    for (const [sessionId, caller] of this.#cache) if (changed(caller)) this.#cache.delete(sessionId);
  }

  async create(userId: number, db: Db = this.#db): Promise<{ sessionId: string; expiresAt: Date }> {
    const now = this.#now();
    const session = {
      id: randomUUID(),
      userId,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + SESSION_MINUTES * 60_000),
    };
    await db.deleteFrom('staff_session').where('expiresAt', '<', now).execute();
    await db.insertInto('staff_session').values(session).execute();
    return { sessionId: session.id, expiresAt: session.expiresAt };
  }

  /** The user of a session that has not ended, with the pages of the user's current role. */
  async find(sessionId: string): Promise<Caller | undefined> {
    const cached = this.#feed?.listening ? this.#cache.get(sessionId) : undefined;
    if (cached) return cached.endsAt > this.#now() ? cached : undefined;
    const changes = this.#changes;
    const caller = await this.read(sessionId);
    // A change that arrives during the query may be missing from its answer: don't cache it.
    if (caller && this.#feed?.listening && changes === this.#changes) this.#cache.set(sessionId, caller);
    return caller;
  }

  /** Reads a session, bypassing the cache; also from inside a transaction. */
  async read(sessionId: string, db: Db = this.#db): Promise<Caller | undefined> {
    const row = await db
      .selectFrom('staff_session')
      .innerJoin('app_user', 'app_user.id', 'staff_session.userId')
      .select(['app_user.id', 'firstname', 'lastname', 'email', 'role', 'expiresAt', 'lastUsedAt'])
      .select([idleSetting.as('idle'), changedPages.as('changes')])
      .where('staff_session.id', '=', sessionId)
      .where('expiresAt', '>', this.#now())
      .where('active', '=', true)
      .modifyEnd(prepared)
      .executeTakeFirst();
    if (!row || !isStaffRole(row.role) || row.email === null) return undefined;
    const { expiresAt, lastUsedAt, idle, changes, role, email, ...names } = row;
    const idleMinutes = idleMinutesOf(idle);
    const endsAt = endOf({ expiresAt, lastUsedAt, idleMinutes });
    if (endsAt <= this.#now()) return undefined;
    const user = { ...names, email, role, pages: pagesOf(role, changes) };
    return { user, sessionId, expiresAt, idleMinutes, endsAt };
  }

  /** Which of these sessions are still valid. */
  async alive(sessionIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.#db
      .selectFrom('staff_session')
      .select(['id', 'expiresAt', 'lastUsedAt', idleSetting.as('idle')])
      .where('id', '=', sql<string>`any(${sessionIds}::uuid[])`)
      .execute();
    const isAlive = ({ idle, ...row }: (typeof rows)[number]) =>
      endOf({ ...row, idleMinutes: idleMinutesOf(idle) }) > this.#now();
    return new Set(rows.filter(isAlive).map(({ id }) => id));
  }

  /** Stores activity of a session, at most about once a minute. */
  async touch(sessionId: string): Promise<void> {
    const now = this.#now();
    await this.#db
      .updateTable('staff_session')
      .set({ lastUsedAt: now })
      .where('id', '=', sessionId)
      .where('lastUsedAt', '<', new Date(now.getTime() - SHORTEST_PAUSE))
      .execute();
  }

  async revoke(sessionId: string): Promise<void> {
    await this.#db.deleteFrom('staff_session').where('id', '=', sessionId).execute();
    this.events.emit('revoked', [sessionId]);
  }

  async revokeAllOf(userId: number, db: Db = this.#db): Promise<void> {
    const rows = await db.deleteFrom('staff_session').where('userId', '=', userId).returning('id').execute();
    this.events.emit(
      'revoked',
      rows.map(({ id }) => id),
    );
  }
}
