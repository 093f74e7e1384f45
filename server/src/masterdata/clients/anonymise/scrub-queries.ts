import {
  BookingStatus,
  InvoiceStatus,
  mentionsOf,
  namesWith,
  PERSONAL_COLUMNS,
  type PersonTraces,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { forgetRequests } from '../../../db/persons/forget-requests.ts';

const erasedOf = (table: 'client' | 'client_invoice' | 'booking'): readonly string[] =>
  namesWith(PERSONAL_COLUMNS[table], 'erased');

const nullsOf = (table: 'client' | 'client_invoice' | 'booking') =>
  Object.fromEntries(erasedOf(table).map((column) => [column, null]));

/** Personal fields of a booking and its client stored with invoice lines, under the names of lists and of wallets. */
const SNAPSHOT_TEXTS = [
  ...erasedOf('booking'),
  ...erasedOf('client').map((column) => `client_${column}`),
  'client_name',
  'ssn',
  'birthday',
];

/** Number of unsettled trips and invoices of a client. */
export async function countOpen(trx: Db, id: number, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from booking where "clientId" = ${id} and "archivedAt" is null and (status = ${sql.lit(BookingStatus.pending)} or ap_date >= ${today}))
      + (select count(*) from client_invoice where "clientId" = ${id} and status <> ${sql.lit(InvoiceStatus.closed)} and "cancelledAt" is null) as count`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

/** Neutral values: mobility reveals something about the person's health. */
const LIKE_ANYBODY = { mobility: 'foot', companion: false, sharesRides: false, messages: false } as const;

/** Removes a person from their record and its invoices. */
export async function scrubClient(trx: Db, id: number, anonymisedAt: Date): Promise<void> {
  await trx
    .updateTable('client')
    .set({
      ...nullsOf('client'),
      firstname: '—',
      lastname: `Anonyme ${id}`,
      problem: false,
      ...LIKE_ANYBODY,
      anonymisedAt,
    })
    .where('id', '=', id)
    .execute();
  await trx.updateTable('client_invoice').set(nullsOf('client_invoice')).where('clientId', '=', id).execute();
}

/** Deletes the matches of passengers of the external platform with this client. */
export const forgetMatches = (trx: Db, ids: readonly number[]) =>
  trx.deleteFrom('match_choice').where('clientId', 'in', ids).execute();

/** Removes a person from their trips, from drivers' demands for them, and from invoice lines. */
export async function scrubTrips(trx: Db, id: number): Promise<void> {
  const trips = sql`(select id from booking where "clientId" = ${id})`;
  await trx
    .updateTable('booking')
    .set({ ...nullsOf('booking'), pick_address: '—' })
    .where('clientId', '=', id)
    .execute();
  await sql`delete from demand where "bookingId" in ${trips}`.execute(trx);
  await sql`update credit_note set "pdfSha256" = null
    where "pdfSha256" is not null and (id in (select "creditNoteId" from credit_note_line where "bookingId" in ${trips})
      or "clientInvoiceId" in (select id from client_invoice where "clientId" = ${id}))`.execute(trx);
  for (const table of ['client_invoice_line', 'driver_invoice_line', 'insurance_invoice_line']) {
    await sql`update ${sql.table(table)} set snapshot = snapshot - ${SNAPSHOT_TEXTS}::text[] where "bookingId" in ${trips}`.execute(
      trx,
    );
    await sql`update ${sql.table(table.replace('_line', ''))} set "pdfSha256" = null
      where "pdfSha256" is not null and id in (select "invoiceId" from ${sql.table(table)} where "bookingId" in ${trips})`.execute(
      trx,
    );
  }
}

/** Removes the PDFs of a person's mailed invoices and statements from the outbox; the log of mails stays, without names. */
export const scrubSentInvoices = (trx: Db, ids: readonly number[]) =>
  sql`update outbox_mail set attachments = '[]' where split_part(trim(leading '<' from "messageId"), '@', 1) in (
    select sent_mail.id::text from sent_mail
    left join credit_note on sent_mail."invoiceKind" = 'credit' and credit_note.id = sent_mail."invoiceId"
    left join client_invoice on client_invoice.id = coalesce(credit_note."invoiceId", sent_mail."invoiceId")
      and coalesce(credit_note.kind, sent_mail."invoiceKind") = 'client'
    where coalesce(client_invoice."clientId", sent_mail."clientId") = any(${ids}::integer[]))`.execute(trx);

/** Removes numbers and texts of the messages to a person and about them; their states and costs stay. */
export async function scrubMessages(trx: Db, ids: readonly number[]): Promise<void> {
  const own = sql`"clientId" = any(${ids}::integer[])`;
  await sql`delete from outbox_sms where split_part(id, '.', 1) in (select id::text from client_message where ${own})`.execute(
    trx,
  );
  await sql`update client_message set recipient = '', text = '', told = null, detail = null where ${own}`.execute(trx);
}

/** Removes a person's data stored with imports for their undo. */
export const scrubImports = (trx: Db, ids: readonly number[]) =>
  sql`
    update import_record set before = null from import_batch
    where import_batch.id = "importId" and import_batch.kind = 'clients' and "recordId" = any(${ids}::integer[])`.execute(
    trx,
  );

/** Removes a person's data stored with merges for their undo. */
export const scrubMerges = (trx: Db, ids: readonly number[]) =>
  trx
    .updateTable('client_merge')
    .set({ removed: null, before: null, after: null })
    .where((eb) => eb.or([eb('keptId', 'in', ids), eb('removedId', 'in', ids)]))
    .execute();

/**
 * Clears the history of a client's trips, including deleted ones, and for those given to another client up to that change.
 * @returns ids of all of them
 */
export async function scrubHistory(trx: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ bookingId: number }>`
    with spoken as (
      select "bookingId", max(id) as until from booking_history
      where changes @> any(select jsonb_build_array(jsonb_build_object('field', 'clientId', side, id))
        from unnest(${ids}::integer[]) as id, unnest(array['old', 'new']) as side)
      group by "bookingId"
      union all select id, null from booking where "clientId" = any(${ids}::integer[]))
    , emptied as (
      update booking_history set changes = '[]' from spoken
      where booking_history."bookingId" = spoken."bookingId" and (spoken.until is null or booking_history.id <= spoken.until))
    select distinct "bookingId" from spoken`.execute(trx);
  return rows.map(({ bookingId }) => bookingId);
}

/** Deletes mails that a client wrote, and attachments of mails that name the client. */
export async function scrubMailFrom(trx: Db, person: PersonTraces): Promise<void> {
  const senders = person.emails.map((email) => `%${email.toLowerCase()}%`);
  await sql`delete from mail where lower("from") like any(${senders}::text[])`.execute(trx);
  const { in: names } = mentionsOf(person);
  const { rows } = await sql<{ id: string; text: string }>`
    select id, concat_ws(E'\n', subject, text, html, (select string_agg(name, E'\n') from mail_attachment where "mailId" = mail.id)) as text
    from mail where exists (select from mail_attachment where "mailId" = mail.id)`.execute(trx);
  const found = rows.filter(({ text }) => names(text)).map(({ id }) => id);
  await sql`delete from mail_attachment where "mailId" = any(${found}::text[])`.execute(trx);
}

/** Last name of a client, whose row is locked until the transaction ends. */
export const lockLastname = (trx: Db, id: number) =>
  trx.selectFrom('client').select('lastname').where('id', '=', id).forUpdate().executeTakeFirst();

/** Removes a person from requests for trips: those that became their bookings, and those that name them. */
export async function scrubRequests(trx: Db, person: PersonTraces, bookingIds: readonly number[]): Promise<void> {
  const { in: names } = mentionsOf(person);
  const { rows } = await sql<{ id: number; text: string }>`
    select id, concat_ws(E'\n', firstname || ' ' || lastname, "fromPlace", "toPlace", tel) as text from trip_request`.execute(
    trx,
  );
  const found = rows.filter(({ text }) => names(text)).map(({ id }) => id);
  await forgetRequests(trx, sql<boolean>`(id = any(${found}::integer[]) or "bookingIds" && ${bookingIds}::integer[])`);
}
