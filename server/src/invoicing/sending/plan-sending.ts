import {
  channelOf,
  INVOICE_ADDRESSEES,
  type InvoiceChannel,
  type InvoiceKind,
  type RecallLevel,
  type Sendable,
  sendingProblem,
} from '@navette/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { NumberedKind } from '../../db/invoice-types.ts';
import type { AnswerOf } from '../../kernel/operation.ts';
import { invoicePayers } from '../invoices/payer.ts';
import { INVOICE_KINDS, INVOICE_TABLES } from '../kinds.ts';
import { lastSent, type SentMark } from './sent-marks.ts';

type Planned = AnswerOf<'previewSending'>['documents'][number];

/** A document with what is known of its payer and of its earlier sendings. */
export interface PlannedDocument extends Planned {
  readonly sendable: Sendable;
}

/** A document: an invoice, with the letter of a reminder level. */
export interface Wanted {
  readonly invoiceId: number;
  readonly recall: RecallLevel;
}

interface DocumentRow {
  readonly invoiceId: number;
  readonly payerId: number;
  readonly amount: number;
  readonly cancelled: boolean;
  readonly recall: RecallLevel;
  /** As the document prints them. */
  readonly name: string | null;
  readonly address: string | null;
  readonly sent: SentMark;
  readonly openId: number | null;
  readonly openState: string | null;
}

/** Version of the sendings of a document: it changes when somebody queues, stops, sends or prints it. */
const seenOf = ({ sent, openId, openState }: DocumentRow): string =>
  [sent?.at ?? '-', openId ?? '-', openState ?? '-'].join(' ');

const isOpen = (state: string | null): state is 'waiting' | 'toPrint' => state === 'waiting' || state === 'toPrint';

/** Documents of a kind with their payer of another: those of credit notes have the payer of their invoice. */
const documentsOf = (kind: NumberedKind, payer: InvoiceKind): RawBuilder<unknown> => {
  const payerId = sql`invoice.${sql.ref(INVOICE_ADDRESSEES[payer])} as "payerId"`;
  return kind === 'credit'
    ? sql`(select note.id, note.amount, false as cancelled, invoice.payer, ${payerId}
        from credit_note note join ${sql.table(INVOICE_TABLES[payer])} invoice on invoice.id = note."invoiceId" where note.kind = ${payer})`
    : sql`(select invoice.id, invoice.amount, invoice."cancelledAt" is not null as cancelled, invoice.payer, ${payerId}
        from ${sql.table(INVOICE_TABLES[payer])} invoice)`;
};

/** Kinds of payers of the documents of a kind. */
export const payersOf = (kind: NumberedKind): readonly InvoiceKind[] => (kind === 'credit' ? INVOICE_KINDS : [kind]);

/** Documents as they would be sent now, in the order asked for; unknown ones are missing. Addresses are those of today's records. */
export async function planSending(db: Db, kind: NumberedKind, wanted: readonly Wanted[]): Promise<PlannedDocument[]> {
  const found: PlannedDocument[] = [];
  for (const payer of payersOf(kind)) found.push(...(await planned(db, kind, payer, wanted)));
  const places = new Map(wanted.map(({ invoiceId }, index) => [invoiceId, index]));
  return found.toSorted((one, other) => (places.get(one.invoiceId) ?? 0) - (places.get(other.invoiceId) ?? 0));
}

async function planned(
  db: Db,
  kind: NumberedKind,
  payerKind: InvoiceKind,
  wanted: readonly Wanted[],
): Promise<PlannedDocument[]> {
  const { rows } = await sql<DocumentRow>`
    select document.id as "invoiceId", document."payerId", document.amount, document.cancelled, asked.recall,
      document.payer ->> 'name' as name, document.payer ->> 'address' as address,
      ${lastSent(kind, 'document.id', sql`asked.recall`)} as sent, open.id as "openId", open.state as "openState"
    from unnest(${wanted.map(({ invoiceId }) => invoiceId)}::integer[], ${wanted.map(({ recall }) => recall)}::smallint[]) as asked (id, recall)
    join ${documentsOf(kind, payerKind)} document on document.id = asked.id
    left join document_sending open on open.kind = ${kind} and open."invoiceId" = document.id and open.recall = asked.recall
      and open.state not in ('sent', 'kept', 'printed')`.execute(db);
  const payers = await invoicePayers(db, payerKind, [...new Set(rows.map(({ payerId }) => payerId))]);
  return rows.map((row) => {
    const payer = payers.get(row.payerId);
    const email = payer?.addressee.email ?? null;
    const channel: InvoiceChannel = channelOf(payer?.channel ?? null, email);
    const sendable: Sendable = {
      cancelled: row.cancelled,
      email,
      address: row.address ?? payer?.addressee.address ?? null,
    };
    return {
      invoiceId: row.invoiceId,
      payerKind,
      payerId: row.payerId,
      name: row.name ?? payer?.addressee.name ?? '',
      amount: row.amount,
      recall: row.recall,
      channel,
      email,
      problem: sendingProblem(channel, sendable),
      sent: row.sent,
      open: isOpen(row.openState) ? row.openState : null,
      seen: seenOf(row),
      sendable,
    };
  });
}

/** Documents of invoices, with the letters of their reminder levels if asked for; only client invoices have reminders. */
export async function wantedDocuments(
  db: Db,
  kind: NumberedKind,
  invoices: readonly number[],
  letters: boolean,
): Promise<readonly Wanted[]> {
  if (kind !== 'client' || !letters) return invoices.map((invoiceId) => ({ invoiceId, recall: 0 }));
  const rows = await db
    .selectFrom('client_invoice')
    .select(['id', sql<RecallLevel>`recall`.as('recall')])
    .where('id', '=', sql<number>`any(${invoices}::integer[])`)
    .execute();
  const levels = new Map(rows.map(({ id, recall }) => [id, recall]));
  return invoices.map((invoiceId) => ({ invoiceId, recall: levels.get(invoiceId) ?? 0 }));
}
