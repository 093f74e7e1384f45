import { Portal } from '@chakra-ui/react/portal';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { PAPER } from './paper-css.ts';

/** On screen it is hidden; on paper it is all there is. */
const ALONE = {
  '@media screen': { '[data-print-root]': { display: 'none' } },
  '@media print': { 'body > *:not(:has(> [data-print-root]), [data-print-root])': { display: 'none !important' } },
} as const;

/** What the browser prints instead of the page, for a document in a dialog: `print()` prints it alone. */
export function PrintRoot({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Portal>
      <Global styles={[PAPER, ALONE]} />
      <div data-print-root>{children}</div>
    </Portal>
  );
}
