import { type InvoiceChannel, INVOICE_CHANNEL_VALUES } from '@navette/openapi/enums';

export type { InvoiceChannel };

/** Every way in which documents reach their payer (specification/invoices.md#sending). */
export const INVOICE_CHANNELS = INVOICE_CHANNEL_VALUES;

/** Way of a payer's documents: the chosen one; without a choice mail where there is an address (specification/invoices.md#sending). */
export const channelOf = (chosen: InvoiceChannel | null, email: string | null): InvoiceChannel =>
  chosen ?? (email?.trim() ? 'mail' : 'post');
