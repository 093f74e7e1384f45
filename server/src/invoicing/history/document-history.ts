import { type InvoiceKind, mayCall } from '@navette/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import { authorColumn, nameColumn } from '../../db/name-column.ts';
import type { Db } from '../../db/database.ts';
import type { NumberedKind } from '../../db/invoice-types.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { AnswerOf } from '../../kernel/operation.ts';
import { INVOICE_TABLES } from '../kinds.ts';

type DocumentEvent = AnswerOf<'getDocumentHistory'>['events'][number];

/** A document, and for a credit note also its invoice. */
export interface HistoryOf {
  readonly document: { readonly kind: NumberedKind; readonly id: number };
  readonly invoice: { readonly kind: InvoiceKind; readonly id: number };
}

/** Events that one answer holds. */
const MOST = 500;

/** Segments of the paths of a kind of document, as the log has them. */
const PATHS: Readonly<Record<NumberedKind, string>> = {
  client: 'clients',
  driver: 'drivers',
  insurance: 'insurances',
  credit: 'creditNotes',
};

type Fact = RawBuilder<unknown>;

/** Facts of an event besides its time and its type; null where missing. */
interface Facts {
  readonly user: Fact;
  readonly amount?: Fact;
  readonly date?: Fact;
  readonly state?: Fact;
  readonly text?: Fact;
  readonly recall?: Fact;
  readonly number?: Fact;
}

const none = sql`null`;

/** Columns of an event; every branch of the union has the same. */
const event = (at: Fact, type: Fact, { user, amount, date, state, text, recall, number }: Facts): Fact => sql`
  select ${at} as at, ${type}::text as type, ${user}::text as "userName", ${amount ?? none}::numeric as amount, ${date ?? none}::date as date,
    ${state ?? none}::text as state, ${text ?? none}::text as text, ${recall ?? sql`0`}::integer as recall, ${number ?? none}::integer as number`;

const authorOf = (id: string): Fact =>
  sql`(select ${nameColumn('list', 'author')} from app_user author where author.id = ${sql.ref(id)})`;

const column = (name: string): Fact => sql.ref(name);
const word = (text: string): Fact => sql.lit(text);

/** Keys of the sendings of letters that name an invoice beside others. */
const lettersOf = (kind: NumberedKind, id: number): Fact => sql`
  select letter.key from document_sending letter join dunning_letter_invoice item on item."letterId" = letter."letterId"
  where letter.kind = ${kind} and item."invoiceId" = ${id}`;

/** Making, mails, paper and downloads: what every document has. */
function sent({ kind, id }: HistoryOf['document'], sees: { readonly log: boolean }): Fact[] {
  const table = kind === 'credit' ? 'credit_note' : INVOICE_TABLES[kind];
  const recipients = sql`(select string_agg(value, ', ') from jsonb_array_elements_text(entry.recipients::jsonb))`;
  const refused = sql`(select string_agg(value ->> 'reason', ' ') from jsonb_array_elements(entry.refused::jsonb))`;
  return [
    sql`${event(sql`coalesce(entry."issuedAt", entry.date::timestamp at time zone 'Europe/Brussels')`, word('made'), {
      user: authorOf('entry.issuedBy'),
      amount: column('entry.amount'),
      date: column('entry.date'),
    })} from ${sql.table(table)} entry where entry.id = ${id}`,
    sql`${event(column('entry.at'), word('mail'), {
      user: authorColumn('entry'),
      state: sql`case when entry.state = 'failed' and jsonb_array_length(entry.refused::jsonb) > 0 then 'refused' else entry.state end`,
      text: sql`left(concat_ws(E'\n', ${recipients}, ${refused}), 3000)`,
      recall: column('entry.recall'),
    })} from sent_mail entry where entry."invoiceKind" = ${kind}
      and (entry."invoiceId" = ${id} or entry.id in (${lettersOf(kind, id)}))`,
    // A mail that was handed to the mail server is among the sent ones, with its recipients.
    sql`${event(column('entry.changedAt'), column('entry.channel'), {
      user: authorColumn('entry'),
      state: column('entry.state'),
      text: column('entry.problem'),
      recall: column('entry.recall'),
      number: column('entry.batchId'),
    })} from document_sending entry where entry.kind = ${kind}
      and (entry."invoiceId" = ${id} and entry."letterId" is null or entry.key in (${lettersOf(kind, id)}))
      and not exists (select from sent_mail mail where mail.id = entry.key)`,
    ...(sees.log
      ? [
          sql`${event(column('entry.time'), word('read'), { user: authorOf('entry.userId') })}
            from log entry where entry.url = ${`/service/invoice/${PATHS[kind]}/${id}/pdf`} and entry.details ->> 'outcome' is null`,
        ]
      : []),
  ];
}

/** Entries of the ledger: a refund has the other sign than its invoice. */
const ledger = ({ kind, id }: HistoryOf['invoice'], only: Fact = sql`true`): Fact => {
  const isRefund = sql`sign(entry.amount) <> sign(invoice.amount)`;
  const type = sql`case when entry."reversalOf" is not null then 'reversal' when entry."returnOf" is not null then 'return'
    when ${isRefund} then 'refund' else 'payment' end`;
  return sql`${event(column('entry.at'), type, {
    user: authorColumn('entry'),
    amount: sql`abs(entry.amount)`,
    date: column('entry.date'),
    state: column('entry.source'),
  })} from invoice_payment entry join ${sql.table(INVOICE_TABLES[kind])} invoice on invoice.id = entry."invoiceId"
    where entry.kind = ${kind} and entry."invoiceId" = ${id} and ${only}`;
};

const reminders = (id: number): Fact =>
  sql`${event(column('entry.at'), word('reminder'), {
    user: authorColumn('entry'),
    date: column('entry.date'),
    text: column('entry.reason'),
    recall: column('entry.level'),
  })} from invoice_reminder entry where entry."invoiceId" = ${id}`;

const credits = ({ kind, id }: HistoryOf['invoice']): Fact =>
  sql`${event(column('entry.issuedAt'), word('credit'), {
    user: authorOf('entry.issuedBy'),
    amount: column('entry.amount'),
    date: column('entry.date'),
    text: column('entry.reason'),
    number: column('entry.id'),
  })} from credit_note entry where entry.kind = ${kind} and entry."invoiceId" = ${id}`;

const writeOffs = ({ kind, id }: HistoryOf['invoice']): Fact =>
  sql`${event(
    column('entry.at'),
    sql`case when entry."reversalOf" is null then 'writeOff' else 'writeOffReversal' end`,
    {
      user: authorColumn('entry'),
      amount: sql`abs(entry.amount)`,
      date: column('entry.date'),
      text: column('entry.reason'),
    },
  )} from invoice_write_off entry where entry.kind = ${kind} and entry."invoiceId" = ${id}`;

const orders = ({ kind, id }: HistoryOf['invoice']): Fact =>
  sql`${event(column('batch.at'), word('order'), {
    user: authorColumn('batch'),
    amount: column('entry.amount'),
    date: column('batch.date'),
    state: column('entry.state'),
    text: column('entry.reason'),
    number: column('batch.id'),
  })} from payment_order entry join payment_batch batch on batch.id = entry."batchId"
    where entry.kind = ${kind} and entry."recordId" = ${id}`;

/** Changes of the status by hand, from the log. */
const statuses = ({ kind, id }: HistoryOf['invoice']): Fact =>
  sql`${event(column('entry.time'), word('status'), {
    user: authorOf('entry.userId'),
    state: sql`change ->> 'after'`,
  })} from log entry, jsonb_array_elements(entry.details -> 'changes') change
    where entry.url = ${`/service/invoice/${PATHS[kind]}Update/${id}`} and change ->> 'field' = 'status'`;

/** Events of a document, the latest first; refunds of a credit note are those of its invoice since it was made. */
export async function documentEvents(
  db: Db,
  { document, invoice }: HistoryOf,
  { user }: Caller,
): Promise<DocumentEvent[]> {
  const isRefund = sql`sign(entry.amount) <> sign(invoice.amount) and entry."returnOf" is null and entry."reversalOf" is null
    and entry.at >= (select "issuedAt" from credit_note where id = ${document.id})`;
  const branches = [
    ...sent(document, { log: mayCall(user.pages, ['logs']) }),
    ...(document.kind === 'credit'
      ? [ledger(invoice, isRefund)]
      : [ledger(invoice), credits(invoice), writeOffs(invoice), orders(invoice), statuses(invoice)]),
    ...(document.kind === 'client' ? [reminders(document.id)] : []),
  ];
  const { rows } = await sql<DocumentEvent>`
    select to_json(at) #>> '{}' as at, type, "userName", amount::float8 as amount, date::text as date, state, text, recall, number
    from (${sql.join(branches, sql` union all `)}) event order by event.at desc, type limit ${MOST}`.execute(db);
  return rows;
}
