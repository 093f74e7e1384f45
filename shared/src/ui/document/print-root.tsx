import { Portal } from '@chakra-ui/react/portal';
import { Global } from '@emotion/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { PAPER } from './paper-css.ts';

/** On screen it is hidden; on paper it is all there is. A document stands alone: of several over each other the one that opened last. Lists of a page follow each other. */
const ALONE = {
  '@media screen': { '[data-print-root]': { display: 'none' } },
  '@media print': {
    'body > *:not(:has(> [data-print-root]), [data-print-root])': { display: 'none !important' },
    'body > [data-print-root]:has(~ [data-print-root=document])': { display: 'none !important' },
    'body > [data-print-root=list] ~ [data-print-root=list]': { marginTop: '8mm' },
  },
} as const;

/** Props of what is printed instead of the page. */
export interface PrintRootProps {
  /** Of a document: title of the window while it is printed, which browsers use as file name of the PDF. A list has that of its page. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** What the browser prints instead of the page, for a document in a dialog: `print()` prints it alone. */
export function PrintRoot({ title, children }: PrintRootProps): ReactNode {
  useEffect(() => (title === undefined ? undefined : titledPrint(title)), [title]);
  return (
    <Portal>
      <Global styles={[PAPER, ALONE]} />
      <div data-print-root={title === undefined ? 'list' : 'document'}>{children}</div>
    </Portal>
  );
}

/** Title of the page while a document is printed; one for all, since several may be open over each other. */
let pageTitle: string | undefined;

/** Gives the window a title for as long as it prints. What opened over it listens later, so that its title holds. */
function titledPrint(title: string): () => void {
  const begin = () => {
    pageTitle ??= document.title;
    document.title = title;
  };
  const end = () => {
    if (pageTitle !== undefined) document.title = pageTitle;
    pageTitle = undefined;
  };
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    end();
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}
