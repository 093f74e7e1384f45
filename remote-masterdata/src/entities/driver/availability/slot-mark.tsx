import { Box } from '@navette/shared/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { slotStyles } from './slot-styles.ts';
import type { MarkSource } from './slot-row.ts';

/** A slot as the grid shows it, for the legend; free without a source. */
export function SlotMark({ source }: { readonly source?: MarkSource }): ReactNode {
  return (
    <Box
      as="span"
      display="inline-grid"
      placeItems="center"
      boxSize="5"
      borderWidth="1px"
      borderRadius="l1"
      aria-hidden
      css={{ '& svg': { boxSize: '3.5' }, ...slotStyles[source ?? 'free'] }}
    >
      {source && <X />}
    </Box>
  );
}
