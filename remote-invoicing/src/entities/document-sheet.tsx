import { type PaperDocument, invoiceDocument } from '@navette/shared/document';
import { Box } from '@navette/shared/ui';
import { PaperView, PrintRoot } from '@navette/shared/ui-document';
import { type ReactNode, useMemo } from 'react';
import type { InvoiceDocument } from './invoice/invoice-calls.ts';

interface DocumentProps {
  readonly document: PaperDocument;
}

/** A document as a sheet of paper on screen. The keyboard scrolls it, and the dialog around it, since nothing else in it takes the focus. */
export const ShownDocument = ({ document }: DocumentProps): ReactNode => (
  <Box
    {...{ tabIndex: 0, role: 'region', 'aria-label': document.title }}
    colorScheme="light"
    bg="bg.panel"
    color="black"
    borderWidth="1px"
    borderColor="border"
    padding="6"
    overflowX="auto"
  >
    <PaperView document={document} />
  </Box>
);

/** Part of a dialog that the browser prints: only its document, whatever is visible. */
export const PrintedDocument = ({ document }: DocumentProps): ReactNode => (
  <PrintRoot title={document.fileName} running={document.title}>
    <PaperView document={document} />
  </PrintRoot>
);

/** A document as a sheet of paper on screen; only this is printed. */
const DocumentSheet = (props: DocumentProps): ReactNode => (
  <>
    <ShownDocument {...props} />
    <PrintedDocument {...props} />
  </>
);

/** The document of an invoice or a credit note. */
export function InvoiceSheet({ source }: { readonly source: InvoiceDocument }): ReactNode {
  return <DocumentSheet document={useMemo(() => invoiceDocument(source), [source])} />;
}
