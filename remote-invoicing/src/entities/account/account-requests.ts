import type { components } from '@navette/openapi/types';
import { $api, api, type CallKey, dataOf } from '@navette/shared/api';
import { type InvoiceKind, InvoiceStatus, invoiceNumber } from '@navette/shared/domain';
import { messageKey, type Translate } from '@navette/shared/i18n';

export type InvoiceAccount = components['schemas']['InvoiceAccount'];

/** An entry of a ledger. */
export type Payment = components['schemas']['Payment'];

/** Amount of an invoice that was written off. */
export type WriteOff = components['schemas']['WriteOff'];

/** A new ledger entry, and the current state of its invoice. */
export type PaymentMade = components['schemas']['PaymentMade'];

export interface InvoiceRef {
  readonly kind: InvoiceKind;
  readonly invoiceId: number;
}

/** Lists with paid, credited or open amounts. */
export const AFTER_PAYMENT: readonly CallKey[] = [
  ['post', '/service/invoice/account'],
  ['get', '/service/documents/{kind}/{id}/history'],
  ['get', '/service/invoice/creditNotes'],
  ['get', '/service/sendings'],
  ['get', '/service/invoice/late'],
  ['get', '/service/invoice/insurancesLate'],
  ['post', '/service/dunning'],
  ['get', '/service/dunning/plans'],
  ['post', '/service/receivables/aged'],
  ['post', '/service/receivables/invoices'],
  ['post', '/service/invoice/statement'],
  ['get', '/service/transaction/list'],
  ['get', '/service/transaction/proposals'],
  ['get', '/service/transaction/payments'],
  ['get', '/api/invoice/{id}'],
  ['get', '/api/invoiceInsurance/{id}'],
  ['get', '/service/invoice/clientsInvoices'],
  ['post', '/service/invoice/clientsInvoicesByDate'],
  ['get', '/service/invoice/driversInvoices'],
  ['get', '/service/invoice/insurancesInvoices'],
  ['post', '/service/invoice/insurancesInvoicesByDate'],
  ['get', '/service/invoice/clientsArchived'],
  ['post', '/service/invoice/clientsArchivedByDate'],
  ['get', '/service/invoice/driversArchived'],
  ['get', '/service/invoice/insuranceArchived'],
];

/** A credit note also frees bookings: they are back in the wallets. */
export const AFTER_CREDIT: readonly CallKey[] = [
  ...AFTER_PAYMENT,
  ['post', '/service/wallet/totalByClientDate'],
  ['post', '/service/wallet/bookingsByClientDate'],
  ['post', '/service/wallet/totalByDriverDate'],
  ['post', '/service/wallet/bookingsByDriverDate'],
  ['post', '/service/wallet/totalByInsuranceDate'],
  ['post', '/service/wallet/bookingsByInsuranceDate'],
  ['post', '/service/booking/byDate'],
  ['get', '/service/booking/timeline'],
  ['get', '/api/booking/{id}'],
];

/** Amount, ledger, credit notes and lines of an invoice. */
export const useInvoiceAccount = ({ kind, invoiceId }: InvoiceRef) =>
  $api.useQuery(
    'post',
    '/service/invoice/account',
    { body: { kind, invoiceId } },
    { gcTime: 0, refetchOnMount: 'always', meta: { failure: 'inPlace' } },
  );

/** @throws ApiProblem that names the field */
export const addPayment = (body: components['schemas']['PaymentForm'], attempt: string): Promise<PaymentMade> =>
  dataOf(api.POST('/service/invoice/payment', { body, params: { header: { 'Idempotency-Key': attempt } } }));

/** Reverses a payment by a counter-entry; idempotent. @throws ApiProblem 409 when a colleague reversed it */
export const reversePayment = (id: number): Promise<PaymentMade> =>
  // A payment is reversed once, so all attempts share one key.
  dataOf(
    api.POST('/service/invoice/payment/reverse/{id}', {
      params: { path: { id }, header: { 'Idempotency-Key': `undo ${id}` } },
    }),
  );

/** @throws ApiProblem that names the line or the field */
export const addCreditNote = (
  body: components['schemas']['CreditNoteForm'],
  attempt: string,
): Promise<{ readonly id: number }> =>
  dataOf(api.POST('/service/invoice/credit', { body, params: { header: { 'Idempotency-Key': attempt } } }));

/** Closes an invoice: it moves to the archive. @throws ApiProblem 409 `invoice.open` when an amount is open and no reason is given */
export async function closeInvoice({ kind, invoiceId: id }: InvoiceRef, reason?: string): Promise<void> {
  const body = { status: InvoiceStatus.closed, ...(reason !== undefined && { reason }) };
  const call = { params: { path: { id } }, body };
  if (kind === 'client') await dataOf(api.POST('/service/invoice/clientsUpdate/{id}', call));
  else if (kind === 'driver') await dataOf(api.POST('/service/invoice/driversUpdate/{id}', call));
  else await dataOf(api.POST('/service/invoice/insurancesUpdate/{id}', call));
}

const KIND_NAMES: Readonly<Record<InvoiceKind, string>> = {
  client: messageKey('account.kind.client'),
  driver: messageKey('account.kind.driver'),
  insurance: messageKey('account.kind.insurance'),
};

/** "Client invoice 000123", in the user's language. */
export const invoiceText = (t: Translate, { kind, invoiceId }: InvoiceRef): string =>
  t(KIND_NAMES[kind], { number: invoiceNumber(invoiceId) });
