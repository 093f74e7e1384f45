import type { ReactNode } from 'react';
import { encode } from 'uqr';

/** Payment codes are read at error level M and version 13 at most (EPC069-12); four squares of quiet zone. */
const OPTIONS = { ecc: 'M', maxVersion: 13, border: 4 } as const;

/** Content of a QR code with its name for who can't see it. */
export interface QrCodeProps {
  readonly payload: string;
  readonly label: string;
}

/** A QR code, black on white whatever the theme, as scanners need it. */
export function QrCode({ payload, label }: QrCodeProps): ReactNode {
  const { data, size } = encode(payload, OPTIONS);
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      style={{ width: '34mm', height: '34mm', flex: 'none', background: '#fff' }}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
