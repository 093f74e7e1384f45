import type { ReactNode } from 'react';

/** Grey bars where rows will be: the first load. Their widths differ, so that they read as text and not as a pattern. */
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
