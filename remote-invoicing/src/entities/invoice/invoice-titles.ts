import { messageKey } from '@navette/shared/i18n';

/** What an invoice is called in the title of its dialog, by kind. */
export const INVOICE_TITLES = {
  client: messageKey('invoice.title.client'),
  driver: messageKey('invoice.title.driver'),
  insurance: messageKey('invoice.title.insurance'),
} as const;
