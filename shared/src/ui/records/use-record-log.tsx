import { History } from 'lucide-react';
import { useCallback } from 'react';
import type { CallKey } from '../../api/calls.ts';
import { useDialogAvailability, useOpenDialog } from '../../federation/dialog-host.ts';
import { useCan } from '../../session/index.ts';
import { useToast } from '../overlay/toast/use-toast.ts';
import type { FormattingContext } from '../table/columns/column.ts';
import type { RowAction } from '../table/data-table-props.ts';
import type { RecordRow } from './record-kind.ts';

/**
 * Row action that shows the changes of a record in the log; none for users who may not read it. Lists of records have it already.
 * @param call GET of the record, whose path the log has
 * @param nameOf title of the dialog; keeps its identity between renders
 */
export function useRecordLog<Row extends RecordRow>(
  [, template]: CallKey,
  nameOf: (row: Row, context: FormattingContext) => string,
): (row: Row, context: FormattingContext) => readonly RowAction[] {
  const { reason } = useDialogAvailability('masterdata/record-log@1');
  const openDialog = useOpenDialog();
  const toast = useToast();
  const seesLog = useCan('logs') && reason === undefined;
  return useCallback(
    (row, context) => {
      if (!seesLog) return [];
      const path = template.replace('{id}', String(row.id));
      const show = () =>
        void openDialog('masterdata/record-log@1', { path, name: nameOf(row, context) }).catch((error: unknown) =>
          toast.failure(context.t('records.log.failed'), error),
        );
      return [{ id: 'log', label: context.t('records.log'), icon: <History aria-hidden />, onSelect: show }];
    },
    [seesLog, template, openDialog, nameOf, toast],
  );
}
