import { slotLooks } from './slot-looks.ts';

const button = { display: 'grid', placeItems: 'center', width: '100%', height: '1.625rem', px: '1', cursor: 'pointer', borderRadius: 'l1', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', _focusVisible: { outlineOffset: '-2px' } } as const;

/** How the grid of slots looks. Its buttons are plain elements: some three hundred of them are drawn at each mark. */
export const gridStyle = {
  overflow: 'auto',
  scrollPaddingTop: '2rem',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  overscrollBehavior: 'contain',
  '& table': { width: '100%', minWidth: '26rem', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '0', userSelect: 'none', fontSize: 'xs' },
  '& th, & td': { p: '0.5', borderBottomWidth: '1px', borderColor: 'border.muted', fontWeight: 'normal', textAlign: 'start' },
  '& thead th': { position: 'sticky', top: '0', zIndex: '1', bg: 'bg.muted', color: 'fg.muted', fontWeight: 'semibold', px: '0.5', borderColor: 'border.emphasized', whiteSpace: 'nowrap' },
  // Fixed widths: a note that appears must not move the slots under the pointer.
  '& thead th[data-part=group]': { width: '2.75rem', px: '1' },
  '& thead th[data-part=row]': { width: '5.5rem', px: '1.5' },
  '& thead th[data-part=note]': { width: '8rem', px: '1.5' },
  '& th button': { ...button, _hover: { bg: 'bg.emphasized' } },
  '& thead th button': { px: '0' },
  '& tbody th[scope=row] button': { justifyItems: 'start' },
  '& tbody th[scope=rowgroup]': { verticalAlign: 'top', borderInlineEndWidth: '1px', color: 'fg.muted' },
  '& tbody th[scope=rowgroup] button': { height: '100%', minHeight: '1.625rem', alignItems: 'start', py: '1' },
  '& tr[data-group] > *': { borderTopWidth: '1px', borderTopColor: 'border.emphasized' },
  '& tr[data-pale] > :not([scope=rowgroup])': { bg: 'bg.muted', color: 'fg.muted' },
  '& tr[data-today] > th[scope=row]': { fontWeight: 'bold', boxShadow: 'inset 3px 0 0 {colors.brand.700}' },
  '& td button[data-look]': { ...button, borderWidth: '1px', _hover: { borderColor: 'gray.900' }, '& svg': { boxSize: '3.5' } },
  ...Object.fromEntries(Object.entries(slotLooks).map(([look, style]) => [`& td button[data-look=${look}]`, style])),
  '& td button[data-preview]': { outline: '2px dashed {colors.blue.600}', outlineOffset: '-2px' },
  '& td[data-note]': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis', color: 'fg.muted', px: '1.5' },
  '& td[data-note] button': { display: 'inline-grid', placeItems: 'center', boxSize: '6', verticalAlign: 'middle', cursor: 'pointer', borderRadius: 'l1', _hover: { bg: 'bg.emphasized' }, '& svg': { boxSize: '3.5' } },
} as const;
