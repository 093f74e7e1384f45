import type { InvoiceChannel } from '../people/invoice-channel.ts';

/** Reason why a document cannot reach its payer by a channel. */
export type SendingProblem = 'noMailAddress' | 'noPostalAddress' | 'cancelled';

/** Facts of a document and its payer that decide whether it can be sent. */
export interface Sendable {
  readonly cancelled: boolean;
  /** Mail address of the payer's record. */
  readonly email: string | null;
  /** Postal address as the document prints it. */
  readonly address: string | null;
}

const isEmpty = (text: string | null): boolean => !text?.trim();

/** Reason why a document cannot go by a channel; null when it can (specification/invoices.md#sending). */
export function sendingProblem(
  channel: InvoiceChannel,
  { cancelled, email, address }: Sendable,
): SendingProblem | null {
  if (channel === 'none') return null;
  if (cancelled) return 'cancelled';
  if (channel === 'mail') return isEmpty(email) ? 'noMailAddress' : null;
  return isEmpty(address) ? 'noPostalAddress' : null;
}
