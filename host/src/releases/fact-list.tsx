import { Box } from '@navette/shared/ui';
import type { ReactNode } from 'react';

/** A name and its value. */
export interface Fact {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
}

/** Names and values in two columns; stacked when narrow. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  return (
    <Box asChild {...grid}>
      <dl>
        {facts.map(({ id, label, value }) => (
          <Box key={id} display="contents">
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
