import type { ReactNode } from 'react';

/** Skeleton rows of the first load. Their widths vary, so that they read as text. */
export function SkeletonRows({ columns, rows = 10 }: { readonly columns: number; readonly rows?: number }): ReactNode {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden data-skeleton>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} aria-hidden>
          <span style={{ width: `${String(45 + ((row * 7 + column * 13) % 45))}%` }} />
        </td>
      ))}
    </tr>
  ));
}
