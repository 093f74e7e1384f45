import type { ReactNode } from 'react';

/** Spacer with the height of the rows that are not rendered. */
export function SpacerRow({ height }: { readonly height: number | null }): ReactNode {
  if (height === null) return null;
  return <tr aria-hidden data-spacer style={{ height }} />;
}
