import { addDays, brusselsInstant, brusselsToday, isListedStatus, planningRows } from '@navette/shared/domain';
import type { BooqitServices } from '../services.ts';
import { planningRange } from '../planning-range.ts';
import { saveValues, valuesOf } from '../tables/seen-values.ts';
import { announcePlatform } from './announce-platform.ts';
import { refreshStates } from './refresh-states.ts';
import { claimPoll, savePoll, saveUnreachable } from './poll-queries.ts';

/** Days before and after today whose booked transports are compared: certificates come weeks after the trip. */
export const WATCHED = { before: 35, after: 60 } as const;

/** Whom a fingerprint belongs to. */
const OWNER = 'platform';

/**
 * Asks the platform for what is offered and for the transports that are booked here, once for all processes on a database; tells who listens when something
 * changed since the last time.
 * @param pause seconds since the last poll of any process
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
