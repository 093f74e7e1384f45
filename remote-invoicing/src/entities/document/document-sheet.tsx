import type { PaperDocument } from '@navette/shared/document';
import { Box } from '@navette/shared/ui';
import { PaperView, PrintRoot } from '@navette/shared/ui-document';
import type { ReactNode } from 'react';

/** A document as a sheet of paper on screen; the browser prints it alone. */
export function DocumentSheet({ document }: { readonly document: PaperDocument }): ReactNode {
  return (
    <>
      <Box bg="white" color="black" borderWidth="1px" borderColor="border" padding="6" overflowX="auto">
        <PaperView document={document} />
      </Box>
      <PrintRoot title={document.fileName}>
        <PaperView document={document} />
      </PrintRoot>
    </>
  );
}
