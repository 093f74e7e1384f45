import { chakra } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { Button } from '../kit/button.tsx';
import { PAPER, PAPER_SHEET } from './paper-css.ts';

const Sheet = chakra('div', {
  base: {
    maxWidth: '210mm',
    marginInline: 'auto',
    padding: '12mm',
    ...PAPER_SHEET,
    fontSize: '10pt',
    '& th': { fontWeight: 'semibold', fontSize: '8.5pt' },
    '@media print': { maxWidth: 'none', padding: '0' },
  },
});
const Bar = chakra('div', { base: { display: 'flex', justifyContent: 'flex-end', padding: '3' } });

/** Props of a printable page on a bare route. */
export interface PrintPageProps {
  /** Title of the window, which browsers use as file name of the PDF. */
  readonly title: string;
  /** Everything is loaded: the print dialog of the browser opens automatically. */
  readonly ready: boolean;
  readonly children: ReactNode;
}

/** One template for screen, print and PDF (specification/screens.md#print): opens the print dialog once it is ready, and has a button to print again. */
export function PrintPage({ title, ready, children }: PrintPageProps): ReactNode {
  const t = useT();
  useEffect(() => {
    if (!ready) return undefined;
    const before = document.title;
    document.title = title;
    // Wait for the fonts, so that the print does not use the fallback font.
    let left = false;
    void document.fonts.ready.then(() => {
      if (!left) print();
    });
    return () => {
      left = true;
      document.title = before;
    };
  }, [ready, title]);
  return (
    <>
      <Global styles={PAPER} />
      <Bar className="no-print">
        <Button variant="solid" icon={<Printer aria-hidden />} disabled={!ready} onClick={() => print()}>
          {t('shared.print')}
        </Button>
      </Bar>
      <Sheet>{children}</Sheet>
    </>
  );
}
