import { Box } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { useT } from '@navette/shared/i18n';

const spacing = 36;
const columns = 24;
const rows = 26;

/**
 * Threads on a loom: what a navette is. Warp threads stand, weft threads go over one and under the next, and the shuttle carries the red one
 * to where it is needed. Decoration: hidden from assistive technology and from narrow windows.
 */
export function WovenPanel(): ReactNode {
  const t = useT();
  return (
    <Box display={{ base: 'none', lg: 'block' }} position="relative" flex="1 1 0" minWidth="0" overflow="hidden" bg="bg.subtle" borderInlineStartWidth="1px" borderColor="border">
      <svg aria-hidden focusable="false" width="100%" height="100%" viewBox={`0 0 ${columns * spacing} ${rows * spacing}`} preserveAspectRatio="xMidYMid slice">
        {Array.from({ length: columns }, (_, column) => (
          <line key={column} x1={x(column)} x2={x(column)} y1={0} y2={rows * spacing} stroke="#d9d4cd" strokeWidth={2} />
        ))}
        {Array.from({ length: 12 }, (_, row) => (
          <Weft key={row} row={row} />
        ))}
        <Shuttle />
      </svg>
      <Box position="absolute" insetInline="0" bottom="0" padding="10" fontSize="xl" lineHeight="1.4" fontWeight="medium" letterSpacing="tight" color="fg" maxWidth="26rem">
        {t('signIn.motto')}
      </Box>
    </Box>
  );
}

const x = (column: number): number => column * spacing + spacing / 2;

/** A thread across the whole loom, hidden where it passes under a warp thread; the next row the other way round. */
function Weft({ row }: { row: number }): ReactNode {
  const y = row * spacing + spacing / 2;
  return <line x1={x(row % 2) + 7 - 2 * spacing} x2={columns * spacing} y1={y} y2={y} stroke="#e6e3de" strokeWidth={5} strokeDasharray={`${2 * spacing - 14} 14`} />;
}

/** The row that is being woven, in the colour of the house. */
function Shuttle(): ReactNode {
  const y = 12 * spacing + spacing / 2;
  const end = x(11);
  return (
    <g>
      <line x1={x(0) + 7 - 2 * spacing} x2={end} y1={y} y2={y} stroke="#8b1a20" strokeWidth={5} strokeDasharray={`${2 * spacing - 14} 14`} />
      <path d={`M${end - 10} ${y}q62 -34 124 0q-62 34 -124 0Z`} fill="#8b1a20" />
      <path d={`M${end + 24} ${y}h56`} stroke="#fff" strokeWidth={5} strokeLinecap="round" />
    </g>
  );
}
