import { useT } from '@navette/shared/i18n';
import { Box, useHeldRows, WaitingRows } from '@navette/shared/ui';
import { DataTable, type RowAction, type TableLoad } from '@navette/shared/ui-table';
import { useCallback, type ReactNode } from 'react';
import type { ConnectedUser } from '../../entities/connected-app/connected-user.ts';
import { userColumns } from './user-columns.tsx';
import type { CommandTarget } from './user-commands.tsx';

const SORT = { column: 'name', descending: false } as const;
const PAGE_SIZES = [30, 100, 'all'] as const;
const FILL = { display: 'flex', flexDirection: 'column', flex: '1', minHeight: '0', gap: '3' } as const;
const keyOf = ({ id }: ConnectedUser) => id;
const nameOf = ({ name }: ConnectedUser) => name;

interface UserListProps {
  readonly users: readonly ConnectedUser[] | undefined;
  readonly load: TableLoad;
  readonly chosenId: number | undefined;
  readonly onChoose: (user: ConnectedUser) => void;
  readonly commandsFor: (target: CommandTarget) => readonly RowAction[];
}

/** Connected users, each with the commands to them in the menu of the row. A click or Enter shows them on the map. None moves while the pointer or the focus is among them: a command would go to another user. */
export function UserList({ users, load, chosenId, onChoose, commandsFor }: UserListProps): ReactNode {
  const t = useT();
  const held = useHeldRows(users ?? [], keyOf);
  return (
    <Box {...held.zone} {...FILL}>
      <DataTable
        tableId="connectedApps"
        label={t('admin.title')}
        columns={userColumns}
        rows={users && held.rows}
        tools={<WaitingRows held={held} />}
        load={load}
        rowKey={keyOf}
        rowName={nameOf}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        rowActions={useCallback(
          ({ id, name, active }: ConnectedUser) => commandsFor({ to: id, name, active }),
          [commandsFor],
        )}
        onChoose={onChoose}
        isChosen={useCallback(({ id }: ConnectedUser) => id === chosenId, [chosenId])}
        emptyText={t('admin.empty')}
      />
    </Box>
  );
}
