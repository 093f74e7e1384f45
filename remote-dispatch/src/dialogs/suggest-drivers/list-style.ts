/** How the list of drivers looks; its options are plain elements. */
export const listStyle = {
  margin: '0',
  padding: '0',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  maxHeight: 'max(14rem, calc(100dvh - 22rem))',
  overflow: 'auto',
  '& > [role=option]': { display: 'flex', flexDirection: 'column', gap: '0.5', paddingInline: '3', paddingBlock: '1.5', cursor: 'pointer' },
  '& > [role=option] + [role=option]': { borderTopWidth: '1px', borderColor: 'border' },
  '& > [aria-selected=true]': { bg: 'bg.emphasized', boxShadow: 'inset 3px 0 0 {colors.brand.700}' },
  '& .figures': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto minmax(5.5rem, max-content)', gap: '3', alignItems: 'baseline', fontVariantNumeric: 'tabular-nums' },
  '& .figures > :last-child': { whiteSpace: 'nowrap', textAlign: 'end', color: 'fg.muted' },
  '& :is(.for, .against)': { display: 'flex', gap: '1', textStyle: 'xs', '& > svg': { flexShrink: 0, marginTop: '1px' } },
  '& .for': { color: 'green.700' },
  '& .against': { color: 'orange.700' },
  '& small': { color: 'fg.muted' },
} as const;
