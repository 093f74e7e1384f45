import { chakra } from '@chakra-ui/react/styled-system';
import { createPortal } from 'react-dom';
import type { ReactNode } from 'react';
import type { CutTexts } from './use-cut-cells.ts';

const Note = chakra('dl', {
  base: {
    position: 'fixed',
    zIndex: 'tooltip',
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    columnGap: '3',
    rowGap: '0.5',
    px: '3',
    py: '2',
    maxWidth: '40rem',
    maxHeight: '40vh',
    overflow: 'hidden',
    pointerEvents: 'none',
    textStyle: 'xs',
    color: 'fg.inverted',
    bg: 'bg.inverted',
    borderRadius: 'l2',
    boxShadow: 'md',
    '& > dt': { opacity: '0.8' },
    '& > dd': { fontWeight: 'medium', overflowWrap: 'anywhere' },
  },
});

/** Full texts of the truncated cells of a row: below it, or above it if there is no room. Screen readers get them from the row. */
export function CutTextsNote({ texts }: { readonly texts: CutTexts | null }): ReactNode {
  if (!texts) return null;
  const { cells, top, bottom, left, width } = texts;
  const below = bottom + 48 + cells.length * 20 < window.innerHeight;
  const place = below ? { top: bottom + 4 } : { bottom: window.innerHeight - top + 4 };
  return createPortal(
    <Note aria-hidden data-cut-texts style={{ ...place, left: left + 16, maxWidth: Math.min(width - 32, 640) }}>
      {cells.flatMap(({ heading, text }) => [<dt key={`${heading}-`}>{heading}</dt>, <dd key={heading}>{text}</dd>])}
    </Note>,
    document.body,
  );
}
