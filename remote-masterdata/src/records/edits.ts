import { ApiProblem } from '@navette/shared/api';
import type { SendBulk } from '@navette/shared/ui-records';
import type { CellEdit, TableColumn } from '@navette/shared/ui-table';

/**
 * Makes the fields that edit the cells of a list, saved by the operation that changes several records.
 * @example const edit = cellEdits(changeClients); edit('phone', (tel) => ({ tel }))
 */
export const cellEdits =
  <Changes extends object>(send: SendBulk<Changes>) =>
  (
    kind: CellEdit['kind'],
    change: (value: string | null) => Changes,
    options: Pick<CellEdit, 'required'> = {},
  ): CellEdit => ({
    kind,
    ...options,
    save: async (id, value, seen) => {
      const [result] = await send([{ id, changes: change(value), seen: change(seen) }]);
      if (result?.problem) throw new ApiProblem(result.problem);
    },
  });

/** The columns, of which those named are edited in the list. */
export const withEdits = <Row>(
  columns: readonly TableColumn<Row>[],
  edits: Readonly<Record<string, CellEdit>>,
): readonly TableColumn<Row>[] =>
  columns.map((column) => {
    const edit = edits[column.id];
    return edit ? { ...column, edit } : column;
  });
