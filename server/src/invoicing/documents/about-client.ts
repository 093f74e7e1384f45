import { clientName, type InvoiceKind } from '@navette/shared/domain';
import type { InvoiceDocument } from './document-line.ts';

interface Addressee {
  /** Name of who gets the document. */
  readonly payer: string;
  /** Client that an invoice of a driver or an insurer names. */
  readonly clientId: number | null;
}

/**
 * Name of the client whom a document is about, where somebody else gets it: a client invoice to another name (a family, a public centre that
 * pays for many), an invoice of a driver or an insurer for one client alone.
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
