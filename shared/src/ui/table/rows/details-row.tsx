import type { ReactNode } from 'react';

/** More of the row above it, as wide as the list. Arrow keys pass it by; its own controls are reached by Tab. */
export function DetailsRow({ span, details }: { readonly span: number; readonly details: ReactNode }): ReactNode {
  return (
    <tr data-details>
      <td colSpan={span}>{details}</td>
    </tr>
  );
}
