import { Global } from '@emotion/react';
import type { ReactNode } from 'react';

const color = (name: string) => `var(--chakra-colors-${name})`;

const STYLES = {
  'td:has(> .cell-edit, > .cell-open)': { position: 'relative', zIndex: 0 },
  // The whole cell is the target of the pointer, also an empty one; behind the text, which can be selected.
  '.cell-edit::after': { content: '""', position: 'absolute', inset: 0, zIndex: -1 },
  '.cell-edit[aria-busy=true]': { color: color('fg-muted'), fontStyle: 'italic' },
  '.cell-edit > button': {
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlock: 0,
    marginBlock: 'auto',
    display: 'grid',
    placeItems: 'center',
    width: '1.5rem',
    height: '1.5rem',
    cursor: 'pointer',
    opacity: 0,
    outline: 'none',
    color: color('fg-muted'),
    background: color('bg-panel'),
    borderRadius: '4px',
    '& svg': { width: '0.875rem', height: '0.875rem' },
    '&:hover': { color: color('fg'), background: color('bg-emphasized') },
  },
  '.cell-edit:hover > button, .cell-edit > button:focus-visible': { opacity: 1 },
  '@media (hover: none)': { '.cell-edit > button': { opacity: 1 } },
  'td:has(> .cell-edit > button:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  'table tbody > tr > td:has(> .cell-open)': { overflow: 'visible', zIndex: 1 },
  '.cell-open': {
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    minWidth: 'max(100%, 11rem)',
    display: 'flex',
    flexDirection: 'column',
    whiteSpace: 'normal',
    '& > :is(input, textarea)': {
      minHeight: 'calc(var(--row-height) - 1px)',
      paddingInline: '0.4375rem',
      font: 'inherit',
      color: color('fg'),
      background: color('bg-panel'),
      border: `1px solid ${color('border-emphasized')}`,
      outline: '2px solid var(--focus)',
      outlineOffset: '-2px',
    },
    '& > textarea': { minWidth: '14rem', height: '7rem', paddingBlock: '0.25rem', resize: 'vertical' },
    '& > [aria-invalid=true]': { borderColor: color('border-error'), outlineColor: color('border-error') },
    '& > p': {
      maxWidth: '14rem',
      width: 'max-content',
      padding: '0.25rem 0.5rem',
      color: color('fg'),
      background: color('bg-panel'),
      border: `1px solid ${color('border-emphasized')}`,
      boxShadow: 'var(--chakra-shadows-md)',
    },
    '& > p[role=alert]': { color: color('fg-error'), borderColor: color('border-error') },
  },
} as const;

/** Styles of editable cells. Their elements are plain, as in the rest of the table; one component a list styles them. */
export default function CellStyles(): ReactNode {
  return <Global styles={STYLES} />;
}
