import { messageKey } from '@navette/shared/i18n';

/** Title of an invoice's dialog, by kind. */
export const INVOICE_TITLES = {
  client: messageKey('invoice.title.client'),
  driver: messageKey('invoice.title.driver'),
  insurance: messageKey('invoice.title.insurance'),
} as const;
