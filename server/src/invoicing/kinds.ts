import { INVOICE_ADDRESSEES, type InvoiceKind, mayCall, type Page } from '@navette/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../kernel/caller.ts';
import { forbidden } from '../kernel/problem.ts';

/** The table of the invoices of each kind. */
export const INVOICE_TABLES = {
  client: 'client_invoice',
  driver: 'driver_invoice',
  insurance: 'insurance_invoice',
} as const satisfies Readonly<Record<InvoiceKind, string>>;

/** The column of a booking that names who its invoice of a kind goes to. */
export const payerColumn = (kind: InvoiceKind): RawBuilder<number | null> =>
  sql.ref(`booking.${INVOICE_ADDRESSEES[kind]}`);

/** Pages of which one shows the invoices of a kind. */
const PAGES: Readonly<Record<InvoiceKind, readonly Page[]>> = {
  client: ['invoice', 'archive'],
  driver: ['invoicesDrivers', 'archiveDrivers'],
  insurance: ['invoiceInsurance', 'archiveInsurances'],
};

/**
 * One operation serves three kinds of invoices; whoever may not see the invoices of a kind may not work with them either.
 * @throws ProblemError 403
 */
export function refuseKind({ user }: Caller, kind: InvoiceKind): void {
  if (!mayCall(user.pages, PAGES[kind])) throw forbidden();
}

/** The page of the wallet that invoices of a kind are made from. */
const WALLET_PAGES: Readonly<Record<InvoiceKind, Page>> = {
  client: 'walletclient',
  driver: 'walletdriver',
  insurance: 'walletinsurrance',
};

/**
 * Whoever may not open the wallet of a kind may make none of its invoices.
 * @throws ProblemError 403
 */
export function refuseWallet({ user }: Caller, kind: InvoiceKind): void {
  if (!mayCall(user.pages, [WALLET_PAGES[kind]])) throw forbidden();
}
