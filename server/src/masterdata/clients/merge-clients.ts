import { type MergeChoices, MERGE_COLUMNS, mergedClient, nationalDigits, personName } from '@navette/shared/domain';
import { callerName } from '../../kernel/caller.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { BodyOf, Handler } from '../../kernel/operation.ts';
import { found, invalid, notFound } from '../../kernel/problem.ts';
import { recordChanges, writeBookings } from '../../dispatch/public.ts';
import type { MasterdataServices } from '../services.ts';
import { findClient } from './client-queries.ts';
import {
  countMoved,
  daysOf,
  forgetMerges,
  listMergeRows,
  lockBoth,
  moveAll,
  replaceByAlias,
  snapshotOf,
  UNDO_DAYS,
} from './merge-queries.ts';

const choicesOf = ({ choices = [] }: BodyOf<'mergeClients'>): MergeChoices =>
  Object.fromEntries(choices.map(({ field, from }) => [field, from]));

/** Moves everything of one record to the other, whose empty fields are filled and choices applied; the removed id becomes an alias. Atomic. */
export const mergeClients: Handler<'mergeClients', MasterdataServices> = async ({ body, caller, services }) => {
  const { keep, remove } = body;
  if (keep === remove) throw invalid({ field: 'remove', messageKey: 'validation.invalid' });
  const at = services.now();
  return writeBookings(services, async (trx) => {
    await forgetMerges(trx, at);
    const both = await lockBoth(trx, keep, remove);
    if (!both) throw notFound();
    const before = await snapshotOf(trx, keep);
    const removed = await snapshotOf(trx, remove);
    const merged = mergedClient(both.kept, both.gone, choicesOf(body));
    const changed = MERGE_COLUMNS.filter((name) => merged[name] !== both.kept[name]);
    const of = (record: object) =>
      JSON.stringify(
        Object.fromEntries(Object.entries(record).filter(([name]) => changed.some((one) => one === name))),
      );
    const moved = await moveAll(trx, remove, keep);
    await replaceByAlias(trx, keep, remove);
    if (changed.length > 0)
      await trx
        .updateTable('client')
        .set(Object.fromEntries(changed.map((name) => [name, merged[name]])))
        .where('id', '=', keep)
        .execute();
    const { id } = await trx
      .insertInto('client_merge')
      .values({
        keptId: keep,
        removedId: remove,
        at,
        userId: caller.user.id,
        userName: callerName(caller),
        removed: JSON.stringify(removed),
        before: of(before),
        after: of(await snapshotOf(trx, keep)),
        moved: JSON.stringify(moved),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { client_invoice = [], driver_invoice = [], insurance_invoice = [] } = moved;
    const booking = (moved.booking ?? []).map(Number);
    const changes = booking.map((bookingId) => ({
      bookingId,
      action: 'update' as const,
      changes: [{ field: 'clientId', old: remove, new: keep }],
    }));
    if (changes.length > 0) await recordChanges(trx, caller, at, changes);
    const invoices = client_invoice.length + driver_invoice.length + insurance_invoice.length;
    return { result: { id, bookings: booking.length, invoices }, ids: booking, dates: await daysOf(trx, booking) };
  });
};

type MergeRow = Awaited<ReturnType<typeof listMergeRows>>[number];

const toMerge = ({ id, removed, kept, at, userName, ...names }: MergeRow) => ({
  id,
  removed,
  name: personName(names, 'list'),
  kept,
  keptName: personName({ firstname: names.keptFirstname, lastname: names.keptLastname }, 'list'),
  at: at.toISOString(),
  until: new Date(at.getTime() + UNDO_DAYS * 86_400_000).toISOString(),
  userName,
});

export const listClientMerges: Handler<'listClientMerges', MasterdataServices> = async ({
  path,
  services,
  request,
}) => {
  const rows = await listMergeRows(services.db, services.now(), path.id);
  noteForLog(request, { read: { count: rows.length } });
  return rows.map(toMerge);
};

export const listAllClientMerges: Handler<'listAllClientMerges', MasterdataServices> = async ({
  services,
  request,
}) => {
  const rows = await listMergeRows(services.db, services.now());
  noteForLog(request, { read: { count: rows.length } });
  return rows.map(toMerge);
};

export const countClientRecords: Handler<'countClientRecords', MasterdataServices> = async ({
  path,
  query,
  services: { db },
}) => {
  const { id, ssn } = found(await findClient(db, path.id));
  const counts = await countMoved(db, id);
  if (query.beside === undefined) return counts;
  const [own, other] = [ssn, found(await findClient(db, query.beside)).ssn].map((number) => nationalDigits(number));
  return { ...counts, sameNationalNumber: own && other ? own === other : null };
};
