import type { ReactNode } from 'react';

/** The room of the rows that are not drawn. */
export function SpacerRow({ height }: { readonly height: number | null }): ReactNode {
  if (height === null) return null;
  return <tr aria-hidden data-spacer style={{ height }} />;
}
