import { changedFields, type PlanningRow, planningRows, type TransportState } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { goneState, storedState } from '../booked/part-state.ts';
import type { BooqitServices } from '../services.ts';

/**
 * Compares the booked transports with what the platform says now, and keeps what changed.
 * @param known rows of transports by id, as a list held them; others are asked for one by one
 * @param from first day of the bookings that are looked at
 * @returns whether anything changed
 */
export async function refreshStates(
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
