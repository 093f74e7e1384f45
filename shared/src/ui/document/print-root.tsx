import { Portal } from '@chakra-ui/react/portal';
import { Global } from '@emotion/react';
import { useEffect, type ReactNode } from 'react';

/** Style of a printed sheet and its tables. */
export const PAPER_SHEET = {
  colorScheme: 'light',
  bg: 'white',
  color: 'black',
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', borderBottom: '0.5pt solid #555', padding: '1.5mm 2mm' },
} as const;

/** Print CSS: A4, page n / m in the footer, table headings on every page. */
export const PAPER = {
  '@page': {
    size: 'A4',
    margin: '14mm 12mm 16mm',
    '@bottom-right': { content: 'counter(page) " / " counter(pages)', fontSize: '8pt' },
  },
  '@media print': {
    'html, body': { background: 'white', height: 'auto', overflow: 'visible' },
    '.no-print': { display: 'none' },
  },
} as const;

/** Print CSS of a wide table. */
export const LANDSCAPE = { '@page': { size: 'A4 landscape' } } as const;

/**
 * Hidden on screen; on paper only this is visible. Of several documents stacked as dialogs, only the last opened prints. Lists of a page follow each
 * other.
 */
const ALONE = {
  '@media screen': { '[data-print-root]': { display: 'none' } },
  '@media print': {
    'body > *:not(:has(> [data-print-root]), [data-print-root])': { display: 'none !important' },
    'body > [data-print-root]:has(~ [data-print-root=document])': { display: 'none !important' },
    'body > [data-print-root=list] ~ [data-print-root=list]': { marginTop: '8mm' },
  },
} as const;

/** Pages of a document after the first begin with its title. */
const runningTitle = (title: string) => ({
  '@page': { '@top-left': { content: JSON.stringify(title), fontSize: '8.5pt', color: '#444' } },
  '@page :first': { '@top-left': { content: 'none' } },
});

interface PrintRootProps {
  /** For a document: title of the window while it prints, which browsers use as file name of the PDF. A list keeps the title of its page. */
  readonly title?: string | undefined;
  /** For a document: its title on the pages after the first. */
  readonly running?: string;
  readonly children: ReactNode;
}

/** Part that the browser prints instead of the page, for a document in a dialog: `print()` prints it alone. */
export function PrintRoot({ title, running, children }: PrintRootProps): ReactNode {
  useEffect(() => (title === undefined ? undefined : titledPrint(title)), [title]);
  return (
    <Portal>
      <Global styles={[PAPER, ALONE, running === undefined ? {} : runningTitle(running)]} />
      <div data-print-root={title === undefined ? 'list' : 'document'}>{children}</div>
    </Portal>
  );
}

/** Title of the page while a document prints; shared, since several may be stacked. */
let pageTitle: string | undefined;

/** Sets the window's title while it prints. A document opened later registers later, so that its title wins. */
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
