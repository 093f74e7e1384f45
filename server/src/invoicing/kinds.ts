import {
  INVOICE_ADDRESSEES,
  type InvoiceKind,
  mayCall,
  type Page,
  NOTICE_DAYS,
  PAYMENT_DAYS,
} from '@navette/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../kernel/caller.ts';
import { forbidden } from '../kernel/problem.ts';

export const INVOICE_TABLES = {
  client: 'client_invoice',
  driver: 'driver_invoice',
  insurance: 'insurance_invoice',
} as const satisfies Readonly<Record<InvoiceKind, string>>;

export const INVOICE_KINDS: readonly InvoiceKind[] = ['client', 'driver', 'insurance'];

export const payerColumn = (kind: InvoiceKind): RawBuilder<number | null> =>
  sql.ref(`booking.${INVOICE_ADDRESSEES[kind]}`);

/** Pages that show the invoices of a kind, one of which is required. */
const PAGES: Readonly<Record<InvoiceKind, readonly Page[]>> = {
  client: ['invoice', 'archive'],
  driver: ['invoicesDrivers', 'archiveDrivers'],
  insurance: ['invoiceInsurance', 'archiveInsurances'],
};

/**
 * One operation serves three kinds of invoices; a user without a page of the kind may not use it for them.
 * @throws ProblemError 403
 */
export function refuseKind(caller: Caller, kind: InvoiceKind): void {
  if (!seesKind(caller, kind)) throw forbidden();
}

/** Whether a user has a page that shows the invoices of a kind. */
export const seesKind = ({ user }: Caller, kind: InvoiceKind): boolean => mayCall(user.pages, PAGES[kind]);

/** Page of the wallet from which invoices of a kind are made. */
const WALLET_PAGES: Readonly<Record<InvoiceKind, Page>> = {
  client: 'walletclient',
  driver: 'walletdriver',
  insurance: 'walletinsurrance',
};

/**
 * A user without the page of the wallet may not make its invoices.
 * @throws ProblemError 403
 */
export function refuseWallet({ user }: Caller, kind: InvoiceKind): void {
  if (!mayCall(user.pages, [WALLET_PAGES[kind]])) throw forbidden();
}

/** Term of the organisation when an invoice was made, in days; the default if none is stored with it. */
const keptTerm = (table: string, name: string, usual: number): RawBuilder<number> =>
  sql`coalesce(substring(${sql.ref(`${table}.company`)} ->> ${sql.lit(name)} from '^\\d{1,3}$')::integer, ${sql.lit(usual)})`;

/** Due date of an invoice, as in its document ({@link dueDate} of the documents). */
export const dueOf = (table: string): RawBuilder<string> =>
  sql`(${sql.ref(`${table}.date`)} + ${keptTerm(table, 'paymentTerm', PAYMENT_DAYS)})`;

/** Term of a formal notice of an invoice in days, as in its letter. */
export const noticeDaysOf = (table: string): RawBuilder<number> => keptTerm(table, 'noticeTerm', NOTICE_DAYS);
