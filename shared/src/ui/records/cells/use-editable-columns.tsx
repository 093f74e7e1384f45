import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { cellText } from '../../table/columns/cell-text.ts';
import type { TableColumn } from '../../table/columns/column.ts';
import type { RecordRow } from '../record-kind.ts';
import type { Records } from '../use-records.ts';

const EditableCell = lazy(() => import('./editable-cell.tsx'));
const CellStyles = lazy(() => import('./cell-styles.tsx'));

/** Width in px of the pencil beside the text; the rest of it is over the padding. */
const PENCIL = 16;

/** A cell that is being edited, or whose value is being saved. */
export interface OpenCell {
  readonly draft: string;
  /** Value that the user saw when it was opened. */
  readonly seen: string | null;
  readonly isSaving?: boolean;
  /** Why the value was refused. */
  readonly error?: string | undefined;
  /** A colleague saved another value, and the user was told: the next save replaces that. */
  readonly isOvertaken?: boolean;
}

/** The open cells of a list, by record and field. They outlive their rows, which are rendered only while they are in sight. */
export interface OpenCells {
  readonly open: Map<string, OpenCell>;
  readonly listeners: Set<() => void>;
}

/** The columns of a list of records, those with `edit` as editable cells for users who may save; and the styles of these, to be rendered once. */
export function useEditableColumns<Row extends RecordRow>(
  { readOnly, nameOf, refresh }: Pick<Records<Row>, 'readOnly' | 'nameOf' | 'refresh'>,
  columns: readonly TableColumn<Row>[],
): { readonly columns: readonly TableColumn<Row>[]; readonly styles: ReactNode } {
  const [cells] = useState((): OpenCells => ({ open: new Map(), listeners: new Set() }));
  const isEditable = !readOnly && columns.some(({ edit }) => edit);
  const editable = useMemo(
    () =>
      columns.map((column): TableColumn<Row> => {
        const { id, edit, header, value } = column;
        if (!isEditable || !edit) return column;
        const cell: TableColumn<Row>['cell'] = (row, context) => {
          const text = cellText(column, row, context);
          if (row.anonymised) return text;
          return (
            <Suspense fallback={text}>
              <EditableCell
                {...{ cells, edit, text, refresh }}
                id={row.id}
                field={id}
                label={context.t(header)}
                name={nameOf(row)}
                value={value(row)}
              />
            </Suspense>
          );
        };
        return { ...column, cell, extra: column.extra ?? PENCIL };
      }),
    [columns, isEditable, cells, nameOf, refresh],
  );
  const styles = isEditable && (
    <Suspense>
      <CellStyles />
    </Suspense>
  );
  return { columns: editable, styles };
}
