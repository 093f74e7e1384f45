import { chakra } from '@chakra-ui/react/styled-system';
import { tones } from '../status/status-mark.tsx';

/** Height in px of a row at each density, and of the heading. Fixed, as virtualization requires. */
export const ROW_HEIGHT = { comfortable: 34, compact: 26 } as const;
export const HEAD_HEIGHT = 34;

const rowTones = Object.fromEntries(
  Object.entries(tones).map(([tone, { edge, tint }]) => [
    `& tbody > tr[data-tone=${tone}]`,
    { '--row': `colors.${tint}`, '& > td:first-of-type': { boxShadow: `inset 3px 0 0 {colors.${edge}}` } },
  ]),
);

const iconButton = {
  display: 'inline-grid',
  placeItems: 'center',
  boxSize: '6',
  cursor: 'pointer',
  color: 'fg.muted',
  borderRadius: 'l1',
  '&:hover:not(:disabled)': { bg: 'bg.emphasized', color: 'fg' },
  '&:disabled': { opacity: '0.4', cursor: 'not-allowed' },
  '&[data-danger]:hover': { color: 'fg.error' },
  '& svg': { width: '1rem', height: '1rem' },
} as const;

/** Card of a list: rows scroll between sticky headings and pager. */
export const TableSurface = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 auto',
    minHeight: '16rem',
    minWidth: '0',
    position: 'relative',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    overflow: 'hidden',
  },
});

/** Scroll container. */
export const TableScroller = chakra('div', {
  base: {
    flex: '1 1 auto',
    minHeight: '0',
    overflow: 'auto',
    scrollPaddingTop: `${String(HEAD_HEIGHT)}px`,
    overscrollBehavior: 'contain',
  },
});

/** Progress bar of a refresh. */
export const RefetchBar = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '0',
    height: '2px',
    zIndex: '2',
    overflow: 'hidden',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      width: '40%',
      bg: 'brand.700',
      animation: 'sweep 1.1s ease-in-out infinite',
    },
    '@media (prefers-reduced-motion: reduce)': { _before: { width: '100%', opacity: '0.6', animation: 'none' } },
  },
});

/** The table. Its cells are plain elements, styled from here: a Chakra component per cell would double the render time. */
export const TableRoot = chakra('table', {
  base: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& th': {
      position: 'sticky',
      top: '0',
      zIndex: '1',
      height: `${String(HEAD_HEIGHT)}px`,
      px: '2',
      textStyle: 'xs',
      fontWeight: 'semibold',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      color: 'fg.muted',
      bg: 'bg.muted',
      borderBottomWidth: '1px',
      borderColor: 'border.emphasized',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& th > button': {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      width: 'calc(100% + 0.5rem)',
      height: '7',
      px: '1',
      mx: '-1',
      cursor: 'pointer',
      fontWeight: 'inherit',
      borderRadius: 'l1',
      _hover: { color: 'fg', '& > svg': { opacity: '1' } },
      _focusVisible: { outlineOffset: '-2px', '& > svg': { opacity: '1' } },
      '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
      '& > svg': { flexShrink: '0', width: '0.875rem', height: '0.875rem' },
      '& > svg[data-idle]': { position: 'absolute', insetInlineEnd: '0', opacity: '0', bg: 'inherit' },
    },
    '& th[aria-sort=ascending], & th[aria-sort=descending]': { color: 'fg' },
    '& abbr': { textDecoration: 'none' },
    '& [data-align=end]': { textAlign: 'end', '& > button': { flexDirection: 'row-reverse' } },
    '& [data-align=center]': { textAlign: 'center', '& > button': { justifyContent: 'center' } },
    '--row': 'colors.bg.panel',
    '& tbody > tr': { height: 'var(--row-height)', bg: 'var(--row)' },
    '& tbody > tr > td': {
      height: 'var(--row-height)',
      px: '2',
      py: '0',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
      fontSize: 'var(--row-text)',
      lineHeight: '1.25rem',
    },
    '& [data-select]': {
      padding: '0 !important',
      '& > label': { display: 'grid', placeItems: 'center', height: '100%' },
    },
    '& tbody > tr[aria-current=true]': {
      bg: 'color-mix(in srgb, var(--row) 45%, {colors.blue.200})',
    },
    // A bar instead of bold type: column widths are computed for regular digits, and bold ones would be truncated.
    '& tbody > tr[aria-current=true] > td:first-of-type': { boxShadow: 'inset 3px 0 {colors.blue.600}' },
    '& tbody > tr[aria-selected=true]': { bg: 'color-mix(in srgb, var(--row) 55%, {colors.blue.100})' },
    '& tbody > tr[data-index]:not([aria-current=true]):hover': {
      bg: 'color-mix(in srgb, var(--row) 60%, {colors.gray.200})',
    },
    '& tbody > tr[data-gone] > td': { color: 'fg.muted', textDecoration: 'line-through' },
    '& tbody > tr:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
    '& tbody > tr[data-changed] > td': {
      '--flash': '{colors.orange.200}',
      animation: 'flash 1.5s ease-out',
      '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
    },
    '& tbody > tr[data-group]': { '--row': 'colors.bg.muted', cursor: 'pointer' },
    '& tbody > tr[data-group] > td[role=rowheader]': { overflow: 'visible' },
    // Sticky, so that name and totals stay in sight on horizontal scroll.
    '& .group': {
      position: 'sticky',
      insetInlineStart: '2',
      display: 'inline-flex',
      verticalAlign: 'middle',
      alignItems: 'center',
      gap: '3',
      color: 'fg.muted',
      '& > svg': { flexShrink: '0', width: '1rem', height: '1rem', marginInlineEnd: '-1.5' },
      '& strong': { color: 'fg', fontWeight: 'semibold' },
    },
    '& tbody > tr[data-spacer]': { bg: 'transparent' },
    // Sticky, so that the buttons stay visible on horizontal scroll.
    '& tbody > tr > td[data-stays]': { position: 'sticky', insetInlineEnd: '0', bg: 'inherit', px: '1.5' },
    '& th[data-stays]': { insetInlineEnd: '0', zIndex: '2' },
    '& .unfold': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      height: '6',
      cursor: 'pointer',
      borderRadius: 'l1',
      '& svg': { flexShrink: '0', width: '1rem', height: '1rem', color: 'fg.muted' },
    },
    '& tbody > tr[data-details] > td': { whiteSpace: 'normal', height: 'auto', px: '4', py: '3', bg: 'bg.subtle' },
    '& tr[data-notice]': { height: 'auto' },
    '& tr[data-notice] > td': { whiteSpace: 'normal', height: 'auto', border: '0' },
    // The row, not each cell: the browser composites every animated element by itself.
    '& tr[data-skeleton]': { animation: 'pulse', '@media (prefers-reduced-motion: reduce)': { animation: 'none' } },
    '& tr[data-skeleton] > td > span': { display: 'block', height: '3', bg: 'bg.emphasized', borderRadius: 'l1' },
    '& td svg': { display: 'inline-block', verticalAlign: '-0.2em' },
    '& .row-actions': { verticalAlign: 'middle', display: 'inline-flex', gap: '0.5', '& > button': iconButton },
    '& .unseen': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    '& .status': {
      display: 'inline-flex',
      verticalAlign: 'middle',
      alignItems: 'center',
      gap: '1.5',
      maxWidth: '100%',
      '& svg': { flexShrink: '0', width: '1rem', height: '1rem' },
    },
    // Not the button of a menu: it is slightly wider than its column, and its word would be truncated needlessly.
    '& span.status > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    ...Object.fromEntries(
      Object.entries(tones).map(([tone, { text }]) => [`& .status[data-tone=${tone}]`, { color: text }]),
    ),
    '& button.status': {
      height: '6',
      ps: '1.5',
      pe: '1',
      mx: '-1.5',
      cursor: 'pointer',
      borderRadius: 'l1',
      _hover: { bg: 'bg.emphasized' },
      '&[aria-busy=true]': { cursor: 'progress' },
    },
    ...rowTones,
  },
  variants: {
    density: {
      comfortable: { '--row-height': `${String(ROW_HEIGHT.comfortable)}px`, '--row-text': '0.8125rem' },
      compact: { '--row-height': `${String(ROW_HEIGHT.compact)}px`, '--row-text': 'fontSizes.xs' },
    },
  },
});
