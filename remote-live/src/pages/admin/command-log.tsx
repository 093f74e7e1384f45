import { useT } from '@navette/shared/i18n';
import { DataTable, useOpenedRow, type TableLoad } from '@navette/shared/ui-table';
import { useCallback, useState, type ReactNode } from 'react';
import { commandText } from '../../entities/connected-app/command-names.ts';
import { commandOutcome, outcomeStyles } from '../../entities/connected-app/command-outcome.ts';
import type { AppCommand } from '../../entities/connected-app/connected-app-requests.ts';
import { commandColumns } from './command-columns.tsx';
import { ReceiversDialog } from './receivers-dialog.tsx';

const SORT = { column: 'at', descending: true } as const;
const PAGE_SIZES = [30, 100, 'all'] as const;
const keyOf = ({ id }: AppCommand) => id;
const statusOf = (command: AppCommand) => outcomeStyles[commandOutcome(command)];

interface CommandLogProps {
  readonly query: TableLoad & { readonly data: readonly AppCommand[] | undefined };
}

/** Commands of today with their outcome; a row opens what became of it at each app. */
export function CommandLog({ query }: CommandLogProps): ReactNode {
  const t = useT();
  const [openedId, setOpened] = useState<number>();
  const opened = useOpenedRow(query.data, openedId);
  return (
    <>
      <DataTable
        tableId="appCommands"
        label={t('admin.tab.commands')}
        columns={commandColumns}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={useCallback((command: AppCommand) => commandText(command, t), [t])}
        rowStatus={statusOf}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        onOpen={useCallback(({ id }: AppCommand) => setOpened(id), [])}
        address="none"
        emptyText={t('admin.commands.empty')}
      />
      {opened && <ReceiversDialog command={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
