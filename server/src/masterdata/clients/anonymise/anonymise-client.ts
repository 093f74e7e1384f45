import { brusselsNow, mentionsOf, type PersonTraces } from '@navette/shared/domain';
import type { Db } from '../../../db/database.ts';
import { sweepMentions } from '../../../db/persons/sweep-mentions.ts';
import { found, conflict, invalid } from '../../../kernel/problem.ts';
import { noteForLog } from '../../../kernel/log-details.ts';
import type { Handler } from '../../../kernel/operation.ts';
import type { MasterdataServices } from '../../services.ts';
import { clientAliases, deleteDocuments } from '../client-record-queries.ts';
import {
  countOpen,
  forgetMatches,
  lockLastname,
  scrubClient,
  scrubHistory,
  scrubImports,
  scrubMailFrom,
  scrubMerges,
  scrubMessages,
  scrubRequests,
  scrubSentInvoices,
  scrubTrips,
} from './scrub-queries.ts';
import { tracesOf } from './trace-queries.ts';
import { sql } from 'kysely';

/**
 * Removes a person from the record, their trips, the data stored with invoices, and every text that names them. Prices, dates and totals stay, so
 * that the amount of every invoice is unchanged. Safeguards: the last name must be typed, and trips and invoices must be settled.
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

/** Removes a person with these record ids, including merged ones; idempotent. */
export async function erasePerson(trx: Db, id: number, at: Date): Promise<void> {
  const ids = [id, ...(await clientAliases(trx, id))];
  const person = await tracesOf(trx, ids);
  const bookingIds = await scrubHistory(trx, ids);
  await scrubTrips(trx, id);
  await scrubClient(trx, id, at);
  await deleteDocuments(trx, ids);
  await forgetMatches(trx, ids);
  await scrubSentInvoices(trx, ids);
  await scrubMessages(trx, ids);
  await scrubImports(trx, ids);
  await scrubMerges(trx, ids);
  await scrubLog(trx, ids, bookingIds);
  await scrubForms(trx, person);
  await scrubRequests(trx, person, bookingIds);
  await scrubMailFrom(trx, person);
  await sweepMentions(trx, person);
}

/**
 * Keeps the log lines about the record but removes their contents: calls about the client, about their bookings (also deleted ones), and about merges
 * of two records.
 */
async function scrubLog(trx: Db, ids: readonly number[], bookingIds: readonly number[]): Promise<void> {
  await sql`
    update log set body = null, details = null
    where url in (select '/api/client/' || id from unnest(${ids}::integer[]) as id)
      or url in (select '/api/booking/' || id from unnest(${bookingIds}::integer[]) as id)
      or (operation = 'createClient' and (details ->> 'recordId')::integer = any(${ids}::integer[]))
      or body ~ ${`"clientId":(?:${ids.join('|')})[,}]`}
      or (url like '/service/client/%' and body ~ ${`"(?:id|keep|remove)":(?:${ids.join('|')})[,}]`})`.execute(trx);
}

/** Old log lines without a record id: of creating a client and of looking for duplicates, where the form names the person. */
async function scrubForms(trx: Db, person: PersonTraces): Promise<void> {
  const { in: names } = mentionsOf(person);
  const { rows } = await sql<{ id: number; body: string }>`
    select id, body from log where body is not null and (url = '/service/client/duplicates' or (url = '/api/client' and not coalesce(details ? 'recordId', false)))`.execute(
    trx,
  );
  const found = rows.filter(({ body }) => names(formNames(body)) || names(body)).map(({ id }) => id);
  await sql`update log set body = null, details = null where id = any(${found}::integer[])`.execute(trx);
}

/** First and last name of a logged form, joined as in a sentence. */
function formNames(body: string): string {
  const part = (field: string) => new RegExp(`"${field}":"([^"]*)"`, 'u').exec(body)?.[1] ?? '';
  return `${part('firstname')} ${part('lastname')}`;
}
