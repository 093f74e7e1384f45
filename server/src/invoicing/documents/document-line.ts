import type { DocumentLine } from '@navette/shared/document';
import type { AnswerOf } from '../../kernel/operation.ts';
import type { WalletRow } from '../wallets/wallet-row.ts';
import { clientName, type InvoiceKind } from '@navette/shared/domain';

/** Contents of a document, as in the contract. */
export type InvoiceDocument = AnswerOf<'getClientInvoiceDocument'>;

/** Printed fields of a booking only: no notes, no national number. */
export const documentLine = (row: WalletRow): InvoiceDocument['lines'][number] & DocumentLine => ({
  id: row.id,
  ap_date: row.ap_date,
  ap_time: row.ap_time,
  client_firstname: row.client_firstname ?? null,
  client_lastname: row.client_lastname ?? null,
  destination_name: row.destination_name ?? null,
  type: row.type,
  motive: row.motive ?? null,
  mutualPatientID: row.mutualPatientID ?? null,
  price: row.price ?? null,
  waitprice: row.waitprice ?? null,
  ticket_price: row.ticket_price ?? null,
  subtotal: row.subtotal ?? null,
  price_cash: row.price_cash ?? null,
  price_factuur: row.price_factuur ?? null,
  commission: row.commission ?? null,
  creditDriver: row.creditDriver ?? null,
  creditAmount: row.creditAmount ?? null,
  total: row.total ?? null,
});

interface Addressee {
  /** Name of the addressee. */
  readonly payer: string;
  /** Client named by an invoice of a driver or an insurer. */
  readonly clientId: number | null;
}

/**
 * Name of the client that a document is about, when it is addressed to somebody else: a client invoice to another name (a family, a public centre
 * that pays for many), an invoice of a driver or an insurer for one client alone.
 */
export function aboutClient(
  kind: InvoiceKind,
  { payer, clientId }: Addressee,
  [first]: InvoiceDocument['lines'],
): string | null {
  if (!first || (kind !== 'client' && clientId === null)) return null;
  const name = clientName(first, 'text');
  return name === '' || (kind === 'client' && name === payer) ? null : name;
}
