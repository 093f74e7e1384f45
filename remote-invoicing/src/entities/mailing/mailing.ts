import type { components } from '@navette/openapi/types';
import type { InvoiceKind } from '@navette/shared/domain';
import { queryOptions } from '@tanstack/react-query';

/** What a document is made of. */
export type InvoiceDocument = components['schemas']['InvoiceDocument'];
/** A mail that was sent from here. */
export type SentMail = components['schemas']['SentMail'];

/** Calls that mail one kind of invoice, credit notes or statements of account. Each kind has a file of its own, so that a page calls only what its roles may. */
export interface Mailing {
  readonly kind: InvoiceKind | 'credit' | 'statement';
  /** A reminder letter may go along. */
  readonly hasLetters?: boolean;
  /** Mails by which an invoice was sent, or statements to a client, the latest first. */
  readonly list: (id: number) => Promise<SentMail[]>;
  /**
   * Sends an invoice with its PDF.
   * @param key UUID that the caller makes once for the mail: the same key never sends twice
   */
  readonly send: (id: number, key: string, mail: components['schemas']['ClientInvoiceMailForm']) => Promise<SentMail>;
}

/** Mail servers are slower than our own: the server gives one up after 15 s. */
export const PATIENCE = { timeout: 40_000 };

/** Mails by which an invoice was sent. */
export const mailsOf = ({ kind, list }: Mailing, id: number) =>
  queryOptions({ queryKey: ['invoiceMails', kind, id], queryFn: () => list(id), meta: { failure: 'inPlace' } });
