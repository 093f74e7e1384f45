import { clientName, type InvoiceKind } from '@navette/shared/domain';
import type { InvoiceDocument } from './document-line.ts';

interface Addressee {
  /** Name of the addressee. */
  readonly payer: string;
  /** Client named by an invoice of a driver or an insurer. */
  readonly clientId: number | null;
}

/**
 * Name of the client that a document is about, when it is addressed to somebody else: a client invoice to another name (a family, a public centre
 * that pays for many), an invoice of a driver or an insurer for one client alone.
 */
export function aboutClient(
  kind: InvoiceKind,
  { payer, clientId }: Addressee,
  [first]: InvoiceDocument['lines'],
): string | null {
  if (!first || (kind !== 'client' && clientId === null)) return null;
  const name = clientName(first, 'text');
  return name === '' || (kind === 'client' && name === payer) ? null : name;
}
