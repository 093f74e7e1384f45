import { brusselsNow } from '@navette/shared/domain';
import type { Db } from '../../../db/database.ts';
import { sweepMentions } from '../../../db/persons/sweep-mentions.ts';
import { found } from '../../../kernel/found.ts';
import { noteForLog } from '../../../kernel/log-details.ts';
import type { Handler } from '../../../kernel/operation.ts';
import { conflict, invalid } from '../../../kernel/problem.ts';
import type { MasterdataServices } from '../../services.ts';
import { clientAliases } from '../client-record-queries.ts';
import { deleteDocuments } from '../documents/document-queries.ts';
import { scrubForms, scrubLog } from './scrub-log.ts';
import {
  countOpen,
  forgetMatches,
  lockLastname,
  scrubClient,
  scrubHistory,
  scrubImports,
  scrubMailFrom,
  scrubMerges,
  scrubSentInvoices,
  scrubTrips,
} from './scrub-queries.ts';
import { tracesOf } from './trace-queries.ts';

/**
 * Removes a person from the record, their trips, what invoices keep of them, and every text that names them. Prices, dates and totals stay as they are,
 * so that every invoice is worth the same to the cent. Nobody is anonymised by mistake: the last name is asked for, and trips and invoices must be done
 * with.
 */
export const anonymiseClient: Handler<'anonymiseClient', MasterdataServices> = async ({
  body: { id, lastname },
  services,
  request,
}) => {
  noteForLog(request, { asked: { id } });
  const today = brusselsNow(services.now()).date;
  return services.db.transaction().execute(async (trx) => {
    const client = found(await lockLastname(trx, id));
    if (client.lastname.trim() !== lastname.trim())
      throw invalid({ field: 'lastname', messageKey: 'validation.invalid' });
    const open = await countOpen(trx, id, today);
    if (open > 0) throw conflict('client.openBookings', { params: { count: open } });
    await erasePerson(trx, id, services.now());
    return { affectedRows: 1 };
  });
};

/** Removes a person whose record, and those merged into it, have these ids; what is done already changes nothing. */
export async function erasePerson(trx: Db, id: number, at: Date): Promise<void> {
  const ids = [id, ...(await clientAliases(trx, id))];
  const person = await tracesOf(trx, ids);
  const bookingIds = await scrubHistory(trx, ids);
  await scrubTrips(trx, id);
  await scrubClient(trx, id, at);
  await deleteDocuments(trx, ids);
  await forgetMatches(trx, ids);
  await scrubSentInvoices(trx, ids);
  await scrubImports(trx, ids);
  await scrubMerges(trx, ids);
  await scrubLog(trx, ids, bookingIds);
  await scrubForms(trx, person);
  await scrubMailFrom(trx, person);
  await sweepMentions(trx, person);
}
