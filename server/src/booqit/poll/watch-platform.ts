import {
  addDays,
  brusselsInstant,
  brusselsToday,
  isListedStatus,
  planningRows,
  changedFields,
  type PlanningRow,
  type TransportState,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { FastifyBaseLogger } from 'fastify';
import { job } from '../../kernel/work.ts';
import { repeat, type Repeated } from '../../kernel/repeat.ts';
import type { BooqitServices } from '../services.ts';
import { saveValues, valuesOf } from '../tables/table-queries.ts';
import { announcePlatform } from './announce-platform.ts';
import { goneState, storedState } from '../booked/find-booked.ts';

/** Days of planning before and after today (specification/booqit.md#planning). */
const PLANNING = { before: 1, after: 20 } as const;

/** The days of planning, from their first to their last moment. */
export function planningRange(now: Date): { readonly start: Date; readonly end: Date } {
  const today = brusselsToday(now);
  return {
    start: brusselsInstant(addDays(today, -PLANNING.before)),
    end: brusselsInstant(addDays(today, PLANNING.after + 1)),
  };
}

/** Whether this process polls now: the first one after the pause, by the clock of the database. */
async function claimPoll(db: Db, pause: number): Promise<boolean> {
  const { rows } = await sql`
    update platform_poll set at = clock_timestamp()
    where id = 1 and (at is null or at <= clock_timestamp() - make_interval(secs => ${pause}))
    returning id`.execute(db);
  return rows.length > 0;
}

/** Stores the platform's answer; returns whether it changed. */
async function savePoll(
  db: Db,
  { print, inbox }: { readonly print: string; readonly inbox: number },
): Promise<boolean> {
  const { rows } = await sql<{ differs: boolean }>`
    update platform_poll new set print = ${print}, inbox = ${inbox}, "unreachableSince" = null
    from platform_poll old where old.id = new.id
    returning old.print is distinct from new.print or old."unreachableSince" is not null as differs`.execute(db);
  return rows[0]?.differs ?? false;
}

/** Stores the time since which polls fail. */
async function saveUnreachable(db: Db, at: Date): Promise<void> {
  await sql`update platform_poll set "unreachableSince" = coalesce("unreachableSince", ${at})`.execute(db);
}

export const lastPoll = (db: Db) =>
  db.selectFrom('platform_poll').select(['at', 'inbox', 'unreachableSince']).executeTakeFirst();

/** Seconds between two polls, over all processes. */
const PAUSE = 20;

/** Milliseconds between two attempts of each process to claim the poll. */
const EVERY = 5_000;

/** Days before and after today whose booked transports are compared: certificates arrive weeks after the trip. */
const WATCHED = { before: 35, after: 60 } as const;

/** Owner under which the fingerprints are hashed. */
const OWNER = 'platform';

/**
 * Polls the platform for offers and for the transports booked here, once for all processes of a database; notifies subscribers when something
 * changed.
 * @param pause seconds since the last poll by any process
 * @throws {ServiceError} when the platform does not answer
 */
export async function pollPlatform(services: BooqitServices, pause: number): Promise<void> {
  const { db, platform, vault } = services;
  if (!platform.state().configured || !(await claimPoll(db, pause))) return;
  const now = services.now();
  const today = brusselsToday(now);
  try {
    const inbox = (await platform.transports({ view: 'inbox', ...planningRange(now) })).items.filter(
      ([first]) => first && isListedStatus(first.status),
    );
    const watched = await platform.transports({
      view: 'transports',
      start: brusselsInstant(addDays(today, -WATCHED.before)),
      end: brusselsInstant(addDays(today, WATCHED.after)),
    });
    const print = vault.hash(JSON.stringify([inbox, watched.items]), OWNER);
    const rows = new Map(watched.items.map((parts) => [parts[0]?.transportId ?? '', planningRows(parts)]));
    const changed = await refreshStates(services, rows, addDays(today, -WATCHED.before));
    const differs = await savePoll(db, { print, inbox: inbox.length });
    if (differs) await saveValues(db, valuesOf(watched.items));
    if (differs || changed) await announcePlatform(db);
  } catch (error) {
    await saveUnreachable(db, now);
    throw error;
  }
}

/**
 * Compares the booked transports with their current state on the platform, and stores changes.
 * @param known rows of transports by id from a list; others are fetched one by one
 * @param from first day of the compared bookings
 * @returns whether anything changed
 */
async function refreshStates(
  services: BooqitServices,
  known: ReadonlyMap<string, readonly PlanningRow[]>,
  from: string,
): Promise<boolean> {
  const { db, platform, vault } = services;
  const booked = await watchedParts(db, from);
  const missing = booked.map(({ transportId }) => transportId).filter((id) => !known.has(id));
  const asked = await platform.byIds([...new Set(missing)]);
  let changed = false;
  for (const { transportId, part, seen, current, changedAt } of booked) {
    const row = (known.get(transportId) ?? planningRows(asked.get(transportId) ?? []))[part];
    const state = row ? storedState(vault, row) : goneState(current);
    if (changedFields(current, state).length === 0) continue;
    changed = true;
    const since = changedFields(seen, state).length === 0 ? null : (changedAt ?? services.now());
    await saveState(db, { transportId, part, state, since });
  }
  return changed;
}

const watchedParts = (db: Db, from: string) =>
  db
    .selectFrom('booked_transport as link')
    .innerJoin('booking', 'booking.id', 'link.bookingId')
    .select(['link.transportId', 'link.part', 'link.seen', 'link.current', 'link.changedAt'])
    .where('booking.ap_date', '>=', from)
    .where('booking.archivedAt', 'is', null)
    .execute();

interface NewState {
  readonly transportId: string;
  readonly part: number;
  readonly state: TransportState;
  readonly since: Date | null;
}

const saveState = (db: Db, { transportId, part, state, since }: NewState) =>
  db
    .updateTable('booked_transport')
    .set({ current: JSON.stringify(state), changedAt: since })
    .where('transportId', '=', transportId)
    .where('part', '=', part)
    .execute();

/** Job that keeps offered transports and differences up to date. */
export const watchPlatform = (services: BooqitServices, log: FastifyBaseLogger): Repeated =>
  repeat(
    job('platform', () => pollPlatform(services, PAUSE)),
    EVERY,
    (error) => log.warn({ error: String(error) }, 'the external platform was not polled'),
  );
