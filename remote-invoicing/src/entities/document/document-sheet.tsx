import { invoiceDocument } from '@navette/shared/document';
import { Box } from '@navette/shared/ui';
import { PaperView, PrintRoot } from '@navette/shared/ui-document';
import { useMemo, type ReactNode } from 'react';
import type { InvoiceDocument } from '../invoice/calls/invoice-calls.ts';

/** A document as a sheet of paper on screen; the browser prints it alone. */
export function DocumentSheet({ source }: { readonly source: InvoiceDocument }): ReactNode {
  const document = useMemo(() => invoiceDocument(source), [source]);
  return (
    <>
      <Box bg="white" color="black" borderWidth="1px" borderColor="border" padding="6" overflowX="auto">
        <PaperView document={document} />
      </Box>
      <PrintRoot>
        <PaperView document={document} />
      </PrintRoot>
    </>
  );
}
