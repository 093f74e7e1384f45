import {
  documentLanguage,
  type LetterInvoice,
  letterAmount,
  payerLetter,
  payerLetterMail,
  payerLetterName,
  type PayerLetterSource,
} from '@navette/shared/document';
import { InvoiceStatus, personName, type RecallLevel } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { AnswerOf } from '../../kernel/operation.ts';
import { found, invalid } from '../../kernel/problem.ts';
import { companyProfile, logoAt } from '../../masterdata/public.ts';
import { standingOf } from '../account/account-queries.ts';
import { pdfOf, type PdfFile } from '../documents/pdf/render-pdf.ts';
import { logosOf } from '../documents/stored-source.ts';
import { type InvoicePayer, invoicePayers } from '../invoices/payer.ts';
import { INVOICE_TABLES } from '../kinds.ts';
import type { ReceivableKind } from '../receivables/aged-queries.ts';
import type { InvoicingServices } from '../services.ts';
import type { Owing } from './owing-queries.ts';

/** Contents of a letter, as in the contract. */
export type LetterSource = AnswerOf<'getDunningLetter'>;

/** Values that all letters of a moment share. */
export interface Letterhead {
  readonly company: LetterSource['company'];
  readonly logo: string | null;
}

export const letterhead = async (db: Db, now: Date): Promise<Letterhead> => ({
  company: await companyProfile(db),
  logo: await logoAt(db, now),
});

type Facts = Pick<LetterSource, 'kind' | 'type' | 'level' | 'today' | 'credit' | 'invoices'> & {
  readonly payerId: number;
};

/** A letter with the addressee of today. */
function sourceOf({ payerId, ...facts }: Facts, payer: InvoicePayer, head: Letterhead): LetterSource {
  const { language, ...addressee } = payer.addressee;
  const own = personName(payer, 'text');
  return {
    ...facts,
    ...head,
    language: documentLanguage(language, head.company),
    payer: { id: payerId, ...addressee },
    about: facts.kind === 'client' && own !== addressee.name ? own : null,
  };
}

/** The letter that a payer would get now; undefined when there is nothing to ask for. */
export function plannedLetter(
  kind: ReceivableKind,
  type: LetterSource['type'],
  { payerId, open, dunned, credit, reminder, proposed }: Owing,
  payer: InvoicePayer,
  head: Letterhead,
  today: string,
): LetterSource | undefined {
  const levels = new Map(reminder.items.map(({ id, level }) => [id, level]));
  const some = type === 'statement' ? open : dunned;
  if (some.length === 0 || (type === 'reminder' && !proposed)) return undefined;
  const invoices = some.map(({ id, date, due, amount, settled, open: left, recall }): LetterInvoice => ({
    id,
    date,
    due,
    amount,
    settled,
    open: left,
    level: type === 'statement' ? recall : (levels.get(id) ?? recall),
  }));
  const level = type === 'reminder' ? reminder.level : null;
  return sourceOf({ kind, type, level, today, credit, invoices: [...invoices], payerId }, payer, head);
}

/**
 * A letter as it was sent: with the figures and the day of then, the address of now.
 * @throws ProblemError 404 for an unknown one
 */
export async function storedLetter(db: Db, id: number, now: Date): Promise<LetterSource> {
  const letter = found(await db.selectFrom('dunning_letter').selectAll().where('id', '=', id).executeTakeFirst());
  const kind = letter.clientId === null ? 'insurance' : 'client';
  const payerId = found(letter.clientId ?? letter.insuranceId ?? undefined);
  const payer = found((await invoicePayers(db, kind, [payerId])).get(payerId));
  const invoices = await db
    .selectFrom('dunning_letter_invoice')
    .select(['invoiceId as id', 'date', 'due', 'amount', 'settled', 'open', sql<RecallLevel>`level`.as('level')])
    .where('letterId', '=', id)
    .orderBy('position')
    .execute();
  const { type, level, date: today, credit } = letter;
  return sourceOf({ kind, type, level, today, credit, invoices, payerId }, payer, await letterhead(db, now));
}

/** Open amount that is left of the invoices of a letter. */
export async function leftOf(db: Db, { kind, invoices }: Pick<LetterSource, 'kind' | 'invoices'>): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select coalesce(sum(invoice.amount - coalesce(standing.credited, 0) - coalesce(standing.paid, 0)), 0) as left
    from ${sql.table(INVOICE_TABLES[kind])} invoice left join ${standingOf(kind)} on standing."invoiceId" = invoice.id
    where invoice.id = any(${invoices.map(({ id }) => id)}::integer[]) and invoice."cancelledAt" is null
      and invoice.status <> ${sql.lit(InvoiceStatus.closed)}`.execute(db);
  return rows[0]?.left ?? 0;
}

/** Refuses a payer who comes twice. @throws ProblemError 400 on its field */
export function refuseRepeated(letters: readonly { readonly payerId: number }[]): void {
  const known = new Set<number>();
  for (const [index, { payerId }] of letters.entries()) {
    if (known.has(payerId)) throw invalid({ field: `letters.${index}.payerId`, messageKey: 'validation.duplicate' });
    known.add(payerId);
  }
}

const paperOf = (source: LetterSource): PayerLetterSource => source;

/** Amount that a letter asks for. */
export const amountOf = (source: LetterSource): number => letterAmount(paperOf(source));

/** Printed document of a letter. */
export const documentOf = (source: LetterSource) => payerLetter(paperOf(source));

export const mailOf = (source: LetterSource) => payerLetterMail(paperOf(source));

/** A letter as PDF. */
export const letterPdf = async (
  { files }: Pick<InvoicingServices, 'files'>,
  source: LetterSource,
  made: Date,
): Promise<PdfFile> =>
  pdfOf(
    [documentOf(source)],
    { author: source.company.companyName, made, logos: await logosOf(files, [source]) },
    payerLetterName(source).fileName,
  );
