import { chakra } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import { Printer } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { Button } from '../kit/button.tsx';
import { LANDSCAPE, PAPER, PAPER_SHEET } from './print-root.tsx';
import { Box } from '../kit/layout.ts';
import { Heading, Text } from '../kit/text.tsx';

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
interface PrintPageProps {
  /** Title of the window, which browsers use as file name of the PDF. */
  readonly title: string;
  /** Everything is loaded: the print dialog of the browser opens automatically. */
  readonly ready: boolean;
  /** For a table that is wider than a page is. */
  readonly landscape?: boolean;
  readonly children: ReactNode;
}

/** One template for screen, print and PDF (specification/screens.md#print): opens the print dialog once it is ready, and has a button to print again. */
export function PrintPage({ title, ready, landscape = false, children }: PrintPageProps): ReactNode {
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
      <Global styles={landscape ? [PAPER, LANDSCAPE] : PAPER} />
      <Bar className="no-print">
        <Button variant="solid" icon={<Printer aria-hidden />} disabled={!ready} onClick={() => print()}>
          {t('shared.print')}
        </Button>
      </Bar>
      <Sheet {...(landscape && { maxWidth: '297mm' })}>{children}</Sheet>
    </>
  );
}

/** A part of a document with a heading of its own. */
interface PaperSectionProps {
  readonly title: string;
  /** `page`: starts on a new page, with a document heading. */
  readonly level: 'page' | 'part';
  /** Under the heading. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** A section of a printed document; no page break directly after its heading. */
export function PaperSection({ title, level, note, children }: PaperSectionProps): ReactNode {
  const isPage = level === 'page';
  return (
    <Box
      as="section"
      marginBottom={isPage ? undefined : '5'}
      css={isPage ? { breakAfter: 'page', '&:last-of-type': { breakAfter: 'auto' } } : undefined}
    >
      <Heading as={isPage ? 'h1' : 'h2'} size={isPage ? 'md' : 'sm'} css={{ breakAfter: 'avoid' }}>
        {title}
      </Heading>
      {note !== undefined && <Text marginBottom="3">{note}</Text>}
      {children}
    </Box>
  );
}

/** A column of a printed table. */
export interface PaperColumn<Row> {
  /** Message key of its heading. */
  readonly header: string;
  /** Width as a share of the page, such as `16%`. */
  readonly width: string;
  readonly cell: (row: Row) => ReactNode;
}

/** Content of a printed table, as data. */
interface PaperTableProps<Row> {
  /** Running header, repeated on every page so that a loose page can be identified. */
  readonly running: string;
  readonly columns: readonly PaperColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
}

const RUNNING = { fontWeight: 'normal', borderBottom: 'none', paddingBlock: 0, color: '#444' } as const;

/** A printed table; running header and column headings repeat on every page, and no page break falls inside a row. */
export function PaperTable<Row>({ running, columns, rows, rowKey }: PaperTableProps<Row>): ReactNode {
  const t = useT();
  return (
    <table style={{ tableLayout: 'fixed' }}>
      <colgroup>
        {columns.map(({ header, width }) => (
          <col key={header} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th colSpan={columns.length} scope="colgroup" style={RUNNING}>
            {running}
          </th>
        </tr>
        <tr>
          {columns.map(({ header }) => (
            <th key={header} scope="col">
              {t(header)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ header, cell }) => (
              <td key={header}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
