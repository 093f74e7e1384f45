import type { PaperDocument } from '@navette/shared/document';
import { Box } from '@navette/shared/ui';
import { PaperView, PrintRoot } from '@navette/shared/ui-document';
import type { ReactNode } from 'react';

interface DocumentProps {
  readonly document: PaperDocument;
}

/** A document as a sheet of paper on screen. */
export const ShownDocument = ({ document }: DocumentProps): ReactNode => (
  <Box bg="white" color="black" borderWidth="1px" borderColor="border" padding="6" overflowX="auto">
    <PaperView document={document} />
  </Box>
);

/** What the browser prints of a dialog: its document alone, whichever part of the dialog is in view. */
export const PrintedDocument = ({ document }: DocumentProps): ReactNode => (
  <PrintRoot title={document.fileName}>
    <PaperView document={document} />
  </PrintRoot>
);

/** A document as a sheet of paper on screen; the browser prints it alone. */
export const DocumentSheet = (props: DocumentProps): ReactNode => (
  <>
    <ShownDocument {...props} />
    <PrintedDocument {...props} />
  </>
);
