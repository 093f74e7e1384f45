import { useT, messageKey } from '@navette/shared/i18n';
import {
  DataTable,
  type RowAction,
  type TableLoad,
  type FormattingContext,
  StatusCell,
  type TableColumn,
} from '@navette/shared/ui-table';
import { useCallback, type ReactNode } from 'react';
import type { ConnectedUser } from './connected-app.ts';
import type { CommandTarget } from './user-commands.tsx';
import { commandName, commandOutcome, outcomeStyles, userClientText, userStateText } from './commands.ts';
import { Car, Headset, UserRound } from 'lucide-react';

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

const ICON_WIDTH = 24;

function lastCommandText({ lastCommand }: ConnectedUser, { t }: FormattingContext): string {
  if (!lastCommand) return '';
  return t('admin.last', {
    command: commandName(lastCommand, t),
    outcome: t(outcomeStyles[commandOutcome(lastCommand)].label),
  });
}

/** Roles shown with a headset (specification/live.md#connected-apps). */
const HEADSET: ReadonlySet<ConnectedUser['role']> = new Set<ConnectedUser['role']>(['admin', 'dispatch', 'super']);

/** Icon of a role: a car for drivers, a headset for admin, dispatch and super; grey and faded for inactive users. */
function RoleIcon({ role, active }: Pick<ConnectedUser, 'role' | 'active'>): ReactNode {
  const Icon = role === 'driver' ? Car : HEADSET.has(role) ? Headset : UserRound;
  const style = {
    display: 'inline',
    verticalAlign: '-3px',
    marginInlineEnd: 4,
    ...(active ? {} : { color: 'var(--chakra-colors-gray-500)', opacity: 0.7 }),
  } as const;
  return <Icon aria-hidden size={16} style={style} />;
}

/** Columns of the connected users: name, role, app, position, and their last command. */
const userColumns: readonly TableColumn<ConnectedUser>[] = [
  {
    id: 'name',
    header: messageKey('admin.column.name'),
    value: ({ name }) => name,
    cell: (user) => (
      <>
        <RoleIcon role={user.role} active={user.active} /> {user.name}
      </>
    ),
    extra: ICON_WIDTH,
    grow: 2,
    fixed: true,
  },
  { id: 'role', header: messageKey('admin.column.role'), value: ({ role }) => role, text: userStateText },
  {
    id: 'client',
    header: messageKey('admin.column.client'),
    value: ({ apps }) => apps.length,
    text: userClientText,
    grow: 2,
  },
  {
    id: 'position',
    header: messageKey('admin.column.position'),
    kind: 'instant',
    value: ({ position }) => position?.time,
    hideBelow: 1280,
  },
  {
    id: 'since',
    header: messageKey('admin.column.since'),
    kind: 'instant',
    value: ({ apps }) => apps[0]?.connectedAt,
    hideBelow: 1440,
  },
  {
    id: 'last',
    header: messageKey('admin.column.last'),
    value: ({ lastCommand }) => lastCommand?.at,
    text: lastCommandText,
    cell: (user, context) =>
      user.lastCommand && (
        <>
          <StatusCell status={outcomeStyles[commandOutcome(user.lastCommand)]} context={context} />{' '}
          <span style={{ opacity: 0.8 }}>{commandName(user.lastCommand, context.t)}</span>
        </>
      ),
    extra: ICON_WIDTH,
    grow: 1.5,
  },
];
