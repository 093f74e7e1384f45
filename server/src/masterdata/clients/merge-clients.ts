import type { Handler } from '../../kernel/operation.ts';
import { invalid, notFound } from '../../kernel/problem.ts';
import { recordChanges, writeBookings } from '../../dispatch/public.ts';
import type { MasterdataServices } from '../services.ts';
import { moveDocuments } from './documents/document-queries.ts';
import {
  fillGaps,
  lockBoth,
  moveBookings,
  moveInvoices,
  moveMatchChoices,
  moveStatements,
  replaceByAlias,
} from './merge-queries.ts';

/** Bookings and invoices of one record go over to the other, whose empty fields it fills; its number stays as an alias. All of it or nothing. */
export const mergeClients: Handler<'mergeClients', MasterdataServices> = async ({
  body: { keep, remove },
  caller,
  services,
}) => {
  if (keep === remove) throw invalid({ field: 'remove', messageKey: 'validation.invalid' });
  return writeBookings(services, async (trx) => {
    if (!(await lockBoth(trx, keep, remove))) throw notFound();
    const moved = await moveBookings(trx, keep, remove);
    const invoices = await moveInvoices(trx, keep, remove);
    await moveDocuments(trx, keep, remove);
    await moveMatchChoices(trx, keep, remove);
    await moveStatements(trx, keep, remove);
    await fillGaps(trx, keep, remove);
    await replaceByAlias(trx, keep, remove);
    const changes = moved.map(({ id }) => ({
      bookingId: id,
      action: 'update' as const,
      changes: [{ field: 'clientId', old: remove, new: keep }],
    }));
    if (changes.length > 0) await recordChanges(trx, caller, services.now(), changes);
    return {
      result: { bookings: moved.length, invoices },
      ids: moved.map(({ id }) => id),
      dates: moved.map(({ ap_date }) => ap_date),
    };
  });
};
