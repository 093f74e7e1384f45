import { isDeepStrictEqual } from 'node:util';
import { MERGE_GROUPS } from '@navette/shared/domain';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handler } from '../../kernel/operation.ts';
import { conflict } from '../../kernel/problem.ts';
import { recordChanges, writeBookings } from '../../dispatch/public.ts';
import type { MasterdataServices } from '../services.ts';
import {
  daysOf,
  insertAgain,
  invoicedSince,
  lockMerge,
  markMergeUndone,
  moveBack,
  removeAlias,
  restore,
  snapshotOf,
} from './merge-queries.ts';

type Snapshot = Readonly<Record<string, unknown>>;

/** Fields to restore in the kept record: groups as a whole, and none that was changed since. */
function unchanged(now: Snapshot, before: Snapshot, after: Snapshot): Snapshot {
  const names = MERGE_GROUPS.flatMap((group) => {
    const changed = group.filter((name) => Object.hasOwn(before, name));
    return changed.every((name) => isDeepStrictEqual(now[name], after[name])) ? changed : [];
  });
  return Object.fromEntries(names.map((name) => [name, before[name]]));
}

/** Restores the other record with its moved rows. Rows added or changed since stay with the kept one. */
export const undoClientMerge: Handler<'undoClientMerge', MasterdataServices> = async ({
  body: { id },
  caller,
  services,
  request,
}) => {
  const at = services.now();
  const result = await writeBookings(services, async (trx) => {
    const merge = await lockMerge(trx, id, at);
    if (!merge?.removed) throw conflict('client.mergeOver');
    const { keptId, removedId, removed, before, after, moved } = merge;
    await removeAlias(trx, removedId);
    await insertAgain(trx, removed);
    await restore(trx, keptId, unchanged(await snapshotOf(trx, keptId), before ?? {}, after ?? {}));
    const { booking = [], client_invoice = [] } = moved;
    const held = await invoicedSince(trx, booking.map(Number), client_invoice);
    const back = await moveBack(trx, keptId, removedId, {
      ...moved,
      booking: booking.filter((one) => !held.has(Number(one))),
    });
    await markMergeUndone(trx, id, at);
    const bookings = (back.booking ?? []).map(Number);
    const changes = bookings.map((bookingId) => ({
      bookingId,
      action: 'update' as const,
      changes: [{ field: 'clientId', old: keptId, new: removedId }],
    }));
    if (changes.length > 0) await recordChanges(trx, caller, at, changes);
    const invoices = [back.client_invoice, back.driver_invoice, back.insurance_invoice].flatMap((ids) => ids ?? []);
    const undone = { removed: removedId, bookings: bookings.length, invoices: invoices.length, stayed: held.size };
    return { result: { keptId, undone }, ids: bookings, dates: await daysOf(trx, bookings) };
  });
  noteForLog(request, { asked: { id, keep: result.keptId, remove: result.undone.removed } });
  return result.undone;
};
