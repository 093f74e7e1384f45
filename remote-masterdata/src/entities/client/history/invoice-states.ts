import { messageKey } from '@navette/shared/i18n';

/** Labels of the payment status of an invoice. */
export const INVOICE_STATES = {
  0: messageKey('client.invoices.pending'),
  1: messageKey('client.invoices.closed'),
  2: messageKey('client.invoices.overdue'),
} as const;
