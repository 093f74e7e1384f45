import { documentLanguage } from '@navette/shared/document';
import type { InvoiceKind } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { companyProfile } from '../../masterdata/public.ts';
import { liveInvoices, rowsToInvoice } from '../invoices/issue-queries.ts';
import { findInvoicePayer } from '../invoices/payer.ts';
import { invoiceSums, type Payer, refuseBookings } from '../invoices/refusals.ts';
import { walletRow } from '../wallets/wallet-row.ts';
import { aboutClient, documentLine, type InvoiceDocument, feeOf } from './stored-source.ts';

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
  const { payer, date, bookings: ids } = draft;
  const { language, ...addressee } = (await findInvoicePayer(db, kind, payer.id)).addressee;
  const [rows, live, archived, company] = [
    await rowsToInvoice(db, ids),
    await liveInvoices(db, kind, ids),
    await archivedAmong(db, ids),
    await companyProfile(db),
  ];
  const priced = rows.map((row) => walletRow(kind, row, company));
  const found = new Map(
    priced.map((row) => [row.id, { row, archived: archived.has(row.id), invoiceId: live.get(row.id) }]),
  );
  refuseBookings(kind, ids, found, payer);
  const lines = priced.map(documentLine);
  const amount = invoiceSums(kind, rows, company).total;
  return {
    kind,
    id: null,
    date,
    language: documentLanguage(language),
    company,
    payer: { id: payer.id, ...addressee },
    about: aboutClient(kind, { payer: addressee.name, clientId: payer.clientId }, lines),
    lines,
    amount,
    fee: kind === 'client' ? feeOf(amount, lines) : 0,
    credit: null,
  };
}
