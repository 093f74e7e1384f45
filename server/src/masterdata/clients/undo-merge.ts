import { isDeepStrictEqual } from 'node:util';
import { MERGE_FIELDS, MERGE_GROUPS, mergeColumns } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { AnswerOf, Handler } from '../../kernel/operation.ts';
import { conflict } from '../../kernel/problem.ts';
import { recordChanges, writeBookings } from '../../dispatch/public.ts';
import type { MasterdataServices } from '../services.ts';
import {
  daysOf,
  findMerge,
  insertAgain,
  invoicedSince,
  lockMerge,
  markMergeUndone,
  type Moved,
  moveBack,
  removeAlias,
  restore,
  snapshotOf,
  stillWith,
} from './merge-queries.ts';

type Snapshot = Readonly<Record<string, unknown>>;
type Undone = AnswerOf<'undoClientMerge'>;
type Merge = NonNullable<Awaited<ReturnType<typeof findMerge>>>;

/** A choice of a merge by its columns; a note is its own. */
const fieldOf = (group: (typeof MERGE_GROUPS)[number]): Undone['changed'][number] =>
  MERGE_FIELDS.find((field) => mergeColumns(field) === group) ?? (group.includes('info') ? 'info' : 'comment');

/** An undo as it would be now: fields to restore in the kept record, fields that were changed since, and the rows that go back. */
async function planUndo(db: Db, { keptId, before, after, moved }: Merge) {
  const now: Snapshot = await snapshotOf(db, keptId);
  const [old, merged] = [before ?? {}, after ?? {}];
  const groups = MERGE_GROUPS.map((group) => ({
    field: fieldOf(group),
    columns: group.filter((name) => Object.hasOwn(old, name)),
  })).filter(({ columns }) => columns.length > 0);
  const isSame = ({ columns }: { readonly columns: readonly string[] }) =>
    columns.every((name) => isDeepStrictEqual(now[name], merged[name]));
  const { booking = [], client_invoice = [] } = moved;
  const held = await invoicedSince(db, booking.map(Number), client_invoice);
  const going: Moved = { ...moved, booking: booking.filter((one) => !held.has(Number(one))) };
  return {
    values: Object.fromEntries(
      groups.filter(isSame).flatMap(({ columns }) => columns.map((name) => [name, old[name]])),
    ),
    changed: groups.filter((group) => !isSame(group)).map(({ field }) => field),
    going,
    stayed: held.size,
  };
}

const summary = (removed: number, rows: Moved, { changed, stayed }: Pick<Undone, 'changed' | 'stayed'>): Undone => {
  const invoices = [rows.client_invoice, rows.driver_invoice, rows.insurance_invoice].flatMap((ids) => ids ?? []);
  return { removed, bookings: rows.booking?.length ?? 0, invoices: invoices.length, stayed, changed };
};

/** The answer that the undo of a merge would give now. */
export const previewClientUnmerge: Handler<'previewClientUnmerge', MasterdataServices> = async ({ path, services }) => {
  const merge = await findMerge(services.db, path.id, services.now());
  if (!merge?.removed) throw conflict('client.mergeOver');
  const plan = await planUndo(services.db, merge);
  return summary(merge.removedId, await stillWith(services.db, merge.keptId, plan.going), plan);
};

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
    const { keptId, removedId, removed } = merge;
    const plan = await planUndo(trx, merge);
    await removeAlias(trx, removedId);
    await insertAgain(trx, removed);
    await restore(trx, keptId, plan.values);
    const back = await moveBack(trx, keptId, removedId, plan.going);
    await markMergeUndone(trx, id, at);
    const bookings = (back.booking ?? []).map(Number);
    const changes = bookings.map((bookingId) => ({
      bookingId,
      action: 'update' as const,
      changes: [{ field: 'clientId', old: keptId, new: removedId }],
    }));
    if (changes.length > 0) await recordChanges(trx, caller, at, changes);
    const undone = summary(removedId, back, plan);
    return { result: { keptId, undone }, ids: bookings, dates: await daysOf(trx, bookings) };
  });
  noteForLog(request, { asked: { id, keep: result.keptId, remove: result.undone.removed } });
  return result.undone;
};
