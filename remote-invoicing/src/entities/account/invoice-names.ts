import { type InvoiceKind, invoiceNumber } from '@navette/shared/domain';
import { messageKey, type Translate } from '@navette/shared/i18n';
import type { InvoiceRef } from './account-requests.ts';

/** Message keys of the kinds of invoices. */
export const KIND_NAMES: Readonly<Record<InvoiceKind, string>> = {
  client: messageKey('account.kind.client'),
  driver: messageKey('account.kind.driver'),
  insurance: messageKey('account.kind.insurance'),
};

/** "Client invoice 000123", in the user's language. */
export const invoiceText = (t: Translate, { kind, invoiceId }: InvoiceRef): string =>
  t(KIND_NAMES[kind], { number: invoiceNumber(invoiceId) });
