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

/** Column of a booking with the payer of its invoice of a kind. */
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
export function refuseKind({ user }: Caller, kind: InvoiceKind): void {
  if (!mayCall(user.pages, PAGES[kind])) throw forbidden();
}

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
