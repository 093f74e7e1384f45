import { useT } from '@navette/shared/i18n';
import type { ReactNode } from 'react';

/** A column on paper. */
export interface PaperColumn {
  /** Message key of its heading. */
  readonly header: string;
  /** Share of the paper, as in `16%`; the rows decide without. */
  readonly width?: string;
}

interface PaperTableProps {
  /** Whose table it is, over its head: a page that lies alone tells where it belongs. */
  readonly running: string;
  readonly columns: readonly PaperColumn[];
  /** The rows, `<tr>` each. */
  readonly children: ReactNode;
}

const RUNNING = { fontWeight: 'normal', borderBottom: 'none', paddingBlock: 0, color: '#444' } as const;

/** A table to be printed; its head stands on every page. */
export function PaperTable({ running, columns, children }: PaperTableProps): ReactNode {
  const t = useT();
  const isFixed = columns.some(({ width }) => width !== undefined);
  return (
    <table style={isFixed ? { tableLayout: 'fixed' } : undefined}>
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
      <tbody>{children}</tbody>
    </table>
  );
}
