import { Pencil, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import { useOnline } from '../../api/online.ts';
import type { FormattingContext } from '../table/columns/column.ts';
import type { RowAction } from '../table/rows/row-action.ts';
import type { RecordRow } from './record-kind.ts';
import type { Records } from './use-records.ts';

/** Maximum inline buttons of a row. */
const MOST_INLINE = 3;

/** The actions of a row: edit, what the page adds, delete. Delete is in the menu alone when three others are buttons in the row. */
export function useRecordActions<Row extends RecordRow>(
  { edit, remove }: Pick<Records<Row>, 'edit' | 'remove'>,
  moreActions?: (row: Row, context: FormattingContext) => readonly RowAction[],
): (row: Row, context: FormattingContext) => readonly RowAction[] {
  const isOnline = useOnline();
  return useCallback(
    (row, context) => {
      const { t } = context;
      const first: readonly RowAction[] = [
        {
          id: 'edit',
          label: t('shared.edit'),
          icon: <Pencil aria-hidden />,
          inline: true,
          shortcut: 'Enter',
          onSelect: () => edit(row),
        },
        ...(moreActions?.(row, context) ?? []),
      ];
      return [
        ...first,
        {
          id: 'delete',
          label: t('shared.delete'),
          icon: <Trash2 aria-hidden />,
          inline: first.filter(({ inline }) => inline).length < MOST_INLINE,
          danger: true,
          disabled: isOnline ? undefined : t('form.offline'),
          shortcut: 'Delete',
          onSelect: () => void remove(row),
        },
      ];
    },
    [isOnline, edit, remove, moreActions],
  );
}
