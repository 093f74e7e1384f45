import { Box } from '@navette/shared/ui';
import type { ReactNode } from 'react';

/** Translated names and their values in two columns; stacked when narrow. */
export function FactList({ facts }: { readonly facts: Readonly<Record<string, ReactNode>> }): ReactNode {
  return (
    <Box asChild {...grid}>
      <dl>
        {Object.entries(facts).map(([label, value]) => (
          <Box key={label} display="contents">
            <Box as="dt" color="fg.muted">
              {label}
            </Box>
            <Box as="dd" minWidth="0" overflowWrap="anywhere" css={{ '& > span': { whiteSpace: 'normal' } }}>
              {value}
            </Box>
          </Box>
        ))}
      </dl>
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'fit-content(11rem) minmax(0, 1fr)',
  columnGap: '4',
  rowGap: '1',
  textStyle: 'sm',
} as const;
