import { Box } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { encode } from 'uqr';

/** Squares of quiet zone that readers need around a QR code. */
const BORDER = 4;

/** A QR code, black on white whatever the theme: readers need the contrast. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <Box bg="white" borderWidth="1px" borderColor="border" borderRadius="l2" width="13rem">
      <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width="100%" shapeRendering="crispEdges">
        <path d={path} fill="#000" />
      </svg>
    </Box>
  );
}
