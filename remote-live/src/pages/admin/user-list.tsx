import { useT } from '@navette/shared/i18n';
import { DataTable, type RowAction, type TableLoad } from '@navette/shared/ui-table';
import { useCallback, type ReactNode } from 'react';
import type { ConnectedUser } from '../../entities/connected-app/connected-user.ts';
import { userColumns } from './user-columns.tsx';
import type { CommandTarget } from './user-commands.tsx';

const SORT = { column: 'name', descending: false } as const;
const PAGE_SIZES = [30, 100, 'all'] as const;
const keyOf = ({ id }: ConnectedUser) => id;
const nameOf = ({ name }: ConnectedUser) => name;

interface UserListProps {
  readonly users: readonly ConnectedUser[] | undefined;
  readonly load: TableLoad;
  readonly chosenId: number | undefined;
  readonly onChoose: (user: ConnectedUser) => void;
  readonly commandsFor: (target: CommandTarget) => readonly RowAction[];
}

/** Connected users, each with a row menu of the commands to them. A click or Enter shows them on the map. */
export function UserList({ users, load, chosenId, onChoose, commandsFor }: UserListProps): ReactNode {
  const t = useT();
  return (
    <DataTable
      tableId="connectedApps"
      label={t('admin.title')}
      columns={userColumns}
      rows={users}
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
  );
}
