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

type Logged = Readonly<Record<string, unknown>>;

/** Current and former names and data of a client: the record, its changes and those of records merged into it, and pick-up addresses of trips. */
async function tracesOf(trx: Db, ids: readonly number[]): Promise<PersonTraces> {
  const values = [...(await storedValues(trx, ids)), ...(await loggedValues(trx, ids))];
  const of = (...fields: readonly string[]) => [
    ...new Set(values.flatMap(({ field, value }) => (value && fields.includes(field) ? [value.trim()] : []))),
  ];
  const lastnames = of('lastname');
  const addresses = [...of('address', 'fullAddress', 'invoiceAddress'), ...(await pickAddresses(trx, ids))];
  return {
    firstnames: of('firstname'),
    lastnames,
    unshared: [...(await namesOfNobodyElse(trx, ids, lastnames)), ...(await placesOfNobodyElse(trx, ids, addresses))],
    emails: of('email'),
    numbers: [
      ...of('tel', 'mobile', 'ssn'),
      ...(await numbersOfNobodyElse(trx, ids, of('contactPhone', 'memberNumber'))),
    ],
    birthdays: of('birthday').filter((day) => /^\d{4}-\d{2}-\d{2}$/u.test(day)),
    others: [...addresses, ...of('invoiceName', 'contactName', 'contactEmail', 'doctorName')],
  };
}

interface FieldValue {
  readonly field: string;
  readonly value: string | null;
}

async function storedValues(trx: Db, ids: readonly number[]): Promise<readonly FieldValue[]> {
  const { rows } = await sql<FieldValue>`
    select field, value from client, jsonb_each_text(to_jsonb(client)) as column_(field, value) where id = any(${ids}::integer[])`.execute(
    trx,
  );
  return rows;
}

/** Values before and after changes, and submitted values. */
async function loggedValues(trx: Db, ids: readonly number[]): Promise<readonly FieldValue[]> {
  const { rows } = await sql<{ body: string | null; changes: unknown }>`
    select body, details -> 'changes' as changes from log
    where (method in ('POST', 'PUT') and url in (select '/api/client/' || id from unnest(${ids}::integer[]) as id))
      or (operation = 'createClient' and (details ->> 'recordId')::integer = any(${ids}::integer[]))`.execute(trx);
  return rows.flatMap(({ body, changes }) => [...changesIn(changes), ...fieldsIn(body)]);
}

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

function changesIn(changes: unknown): FieldValue[] {
  if (!Array.isArray(changes)) return [];
  return changes.flatMap((change: Logged) => [
    { field: String(change['field']), value: text(change['before']) },
    { field: String(change['field']), value: text(change['after']) },
  ]);
}

/** A truncated long body is no valid JSON. */
function fieldsIn(body: string | null): FieldValue[] {
  try {
    const form: unknown = JSON.parse(body ?? 'null');
    return Object.entries(form ?? {}).map(([field, value]) => ({ field, value: text(value) }));
  } catch {
    return [];
  }
}

async function pickAddresses(trx: Db, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ pick_address: string }>`
    select distinct pick_address from booking where "clientId" = any(${ids}::integer[]) and pick_address ~ '[0-9]'`.execute(
    trx,
  );
  return rows.map(({ pick_address }) => pick_address);
}

/** Last names of no other client, driver or member of staff. */
async function namesOfNobodyElse(trx: Db, ids: readonly number[], names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as name where not exists (
      select from (
        select lastname, firstname from client where id <> all(${ids}::integer[])
        union all select lastname, firstname from driver union all select lastname, firstname from app_user) as other
      where fold(other.lastname) = fold(name) or fold(other.firstname) = fold(name))`.execute(trx);
  return rows.map(({ name }) => name);
}

/** Numbers of no other client: the phone of a relative may be that of another client. */
async function numbersOfNobodyElse(trx: Db, ids: readonly number[], numbers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from unnest(${numbers}::text[]) as number where not exists (
      select from client where id <> all(${ids}::integer[]) and number in (tel, mobile, "contactPhone", "doctorPhone", "memberNumber"))`.execute(
    trx,
  );
  return rows.map(({ number }) => number);
}

/** Addresses that are no home, destination or pick-up address of anybody else. */
async function placesOfNobodyElse(trx: Db, ids: readonly number[], places: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select place from unnest(${places}::text[]) as place where place ~ '[0-9]'
      and not exists (
        select from (
          select address, "fullAddress" from client where id <> all(${ids}::integer[])
          union all select address, "fullAddress" from destination union all select address, "fullAddress" from carecenter
          union all select address, "fullAddress" from driver union all select address, "fullAddress" from app_user) as other
        where place in (other.address, other."fullAddress"))
      and not exists (select from booking where pick_address = place and "clientId" <> all(${ids}::integer[]))`.execute(
    trx,
  );
  return rows.map(({ place }) => place);
}
