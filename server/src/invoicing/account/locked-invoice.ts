import { INVOICE_ADDRESSEES, type InvoiceKind, type InvoiceSide, type InvoiceStatus } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { found } from '../../kernel/problem.ts';
import { INVOICE_TABLES } from '../kinds.ts';

/** An invoice with the sums of its account. */
export interface InvoiceState extends InvoiceSide {
  readonly kind: InvoiceKind;
  readonly invoiceId: number;
  readonly date: string;
  readonly status: InvoiceStatus;
  readonly payerId: number;
}

/** An invoice, or undefined; writers on its account lock it first, after bookings and bank transactions and before a series (ADR 26). */
export async function findInvoiceState(
  db: Db,
  kind: InvoiceKind,
  invoiceId: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<InvoiceState | undefined> {
  const { rows } = await sql<Omit<InvoiceState, 'credited' | 'paid'>>`
    select id as "invoiceId", date, amount, status, ${sql.ref(INVOICE_ADDRESSEES[kind])} as "payerId"
    from ${sql.table(INVOICE_TABLES[kind])} where id = ${invoiceId} and "cancelledAt" is null
    ${lock ? sql`for update` : sql``}`.execute(db);
  const [invoice] = rows;
  if (!invoice) return undefined;
  const { rows: sums } = await sql<{ credited: number; paid: number }>`select
    (select coalesce(sum(amount), 0) from credit_note where kind = ${kind} and "invoiceId" = ${invoiceId}) as credited,
    (select coalesce(sum(amount), 0) from invoice_payment where kind = ${kind} and "invoiceId" = ${invoiceId}) as paid`.execute(
    db,
  );
  return { ...invoice, kind, credited: sums[0]?.credited ?? 0, paid: sums[0]?.paid ?? 0 };
}

/** An existing invoice, or a 404. */
export const invoiceState = async (...asked: Parameters<typeof findInvoiceState>): Promise<InvoiceState> =>
  found(await findInvoiceState(...asked));
