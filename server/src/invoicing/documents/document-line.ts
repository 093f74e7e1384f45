import type { DocumentLine } from '@navette/shared/document';
import type { AnswerOf } from '../../kernel/operation.ts';
import type { WalletRow } from '../wallets/wallet-row.ts';

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
