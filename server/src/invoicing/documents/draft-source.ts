import { documentLanguage } from '@navette/shared/document';
import type { InvoiceKind } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { price, recordsOf } from '../invoices/issue-invoices.ts';
import { payerAmong } from '../invoices/payer.ts';
import type { Payer } from '../invoices/refusals.ts';
import { aboutClient, documentLine, feeOf, type InvoiceDocument } from './stored-source.ts';

/** A preview of an invoice. */
export interface Draft {
  readonly payer: Payer;
  readonly date: string;
  readonly bookings: readonly number[];
}

async function archivedAmong(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('booking')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .where('archivedAt', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Contents of the document if the invoice were made now.
 * @throws ProblemError 400 or 409 as when it is made, except for the amount
 */
export async function draftSource(db: Db, kind: InvoiceKind, draft: Draft): Promise<InvoiceDocument> {
  const { payer, date } = draft;
  const records = await recordsOf(db, kind, [draft], await archivedAmong(db, draft.bookings));
  const { language, ...addressee } = payerAmong(records.payers, kind, payer.id).addressee;
  const { sums, lines: priced } = price(kind, draft, records);
  const lines = priced.map(documentLine);
  const amount = sums.total;
  return {
    kind,
    id: null,
    date,
    language: documentLanguage(language),
    company: records.company,
    payer: { id: payer.id, ...addressee },
    about: aboutClient(kind, { payer: addressee.name, clientId: payer.clientId }, lines),
    lines,
    amount,
    fee: kind === 'client' ? feeOf(amount, lines) : 0,
    credit: null,
  };
}
