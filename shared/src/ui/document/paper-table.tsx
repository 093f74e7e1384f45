import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';

/** A column of a printed table. */
export interface PaperColumn<Row> {
  /** Message key of its heading. */
  readonly header: string;
  /** Width as a share of the page, such as `16%`. */
  readonly width: string;
  readonly cell: (row: Row) => ReactNode;
}

/** Content of a printed table, as data. */
export interface PaperTableProps<Row> {
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
