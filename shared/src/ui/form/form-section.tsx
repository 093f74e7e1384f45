import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Root = chakra('fieldset', {
  base: { containerType: 'inline-size', minWidth: '0', border: 'none', padding: '0' },
});
const Legend = chakra('legend', { base: { fontSize: 'sm', fontWeight: 'semibold', marginBottom: '2' } });
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: '4',
    rowGap: '1', // Gap inside a field; its note separates it from the next.
    '@container (max-width: 34rem)': { '& > [data-field]': { gridColumn: 'span 12 !important' } },
  },
});

/** A titled section of a form: fields on a 12-column grid, stacked on narrow screens. */
export function FormSection({ title, children }: { readonly title?: string; readonly children: ReactNode }): ReactNode {
  return (
    <Root>
      {title && <Legend>{title}</Legend>}
      <Grid>{children}</Grid>
    </Root>
  );
}
