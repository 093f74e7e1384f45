import type { components } from '@navette/openapi/types';
import type { InvoiceKind } from '@navette/shared/domain';
import { queryOptions } from '@tanstack/react-query';

export type InvoiceDocument = components['schemas']['InvoiceDocument'];
export type SentMail = components['schemas']['SentMail'];

/**
 * Mailing calls for one kind of invoice, credit notes or statements of account. Each kind has a file of its own, so that a page calls only what its
 * roles may.
 */
export interface Mailing {
  readonly kind: InvoiceKind | 'credit' | 'statement';
  /** A reminder letter can be attached. */
  readonly hasLetters?: boolean;
  /** Mails of a client's statements, the latest first; those of other documents are in their history. */
  readonly list?: (id: number) => Promise<SentMail[]>;
  /**
   * Sends an invoice with its PDF.
   * @param key UUID that the caller makes once for the mail: the same key never sends twice
   */
  readonly send: (id: number, key: string, mail: components['schemas']['ClientInvoiceMailForm']) => Promise<SentMail>;
}

/** Parameters of a call that sends a mail about one document. Mail servers are slower than our own: the server gives one up after 15 s. */
export const mailed = <Body>(id: number, key: string, body: Body) => ({
  params: { path: { id }, header: { 'Idempotency-Key': key } },
  body,
  timeout: 40_000,
});

/** Mails of a client's statements. */
export const mailsOf = (list: NonNullable<Mailing['list']>, id: number) =>
  queryOptions({ queryKey: [MAILS, id], queryFn: () => list(id), meta: { failure: 'inPlace' } });

/** Head of the key of {@link mailsOf}. */
export const MAILS = 'statementMails';
