import { invoiceDocument } from '@navette/shared/document';
import { useMemo, type ReactNode } from 'react';
import type { InvoiceDocument } from '../invoice/calls/invoice-calls.ts';
import { DocumentSheet } from './document-sheet.tsx';

/** The document of an invoice or a credit note. */
export function InvoiceSheet({ source }: { readonly source: InvoiceDocument }): ReactNode {
  return <DocumentSheet document={useMemo(() => invoiceDocument(source), [source])} />;
}
