import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { DocumentBlock, PaperDocument } from '../../domain/document/document.ts';
import { PaperBlock } from './paper-block.tsx';
import { PAPER_SHEET } from './paper-css.ts';

const Paper = chakra('article', {
  base: {
    ...PAPER_SHEET,
    fontSize: '10pt',
    lineHeight: '1.35',
    '& th, & td': { ...PAPER_SHEET['& th, & td'], padding: '1mm 1.5mm' },
    '& th': { fontWeight: 'semibold', fontSize: '8.5pt' },
    '& td': { fontSize: '9pt', overflowWrap: 'anywhere' },
  },
});

/** A document to show or to print. */
export interface PaperViewProps {
  readonly document: PaperDocument;
}

/** Blocks have no ids: index and kind are the key. */
const keyOf = ({ kind }: DocumentBlock, index: number): string => `${index} ${kind}`;

/**
 * Renders a document: in a dialog, and inside {@link PrintPage} on paper. It has its own language and is black on white in every theme.
 *
 * @example <PaperView document={invoiceDocument(source)} />
 */
export function PaperView({ document }: PaperViewProps): ReactNode {
  return (
    <Paper lang={document.language} aria-label={document.title}>
      {document.blocks.map((block, index) => (
        <PaperBlock key={keyOf(block, index)} block={block} />
      ))}
      {/* Avoids a page of its own. */}
      <footer style={{ color: '#444', fontSize: '8pt', marginTop: '6mm', textAlign: 'center', breakBefore: 'avoid' }}>
        {document.footer}
      </footer>
    </Paper>
  );
}
