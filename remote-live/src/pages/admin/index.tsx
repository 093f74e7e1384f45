import { useFormats, useT, messageKey, vocabulary } from '@navette/shared/i18n';
import { useLiveApps, useSocketStatus, onServerEvent } from '@navette/shared/realtime';
import { useTabState } from '@navette/shared/router';
import { Box, Button, Flex, Page, StatusMark, Text } from '@navette/shared/ui';
import { Menu, Tabs, Dialog } from '@navette/shared/ui-overlay';
import { Megaphone } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode, useEffect } from 'react';
import {
  APP_CALLS,
  useAppCommands,
  useConnectedApps,
  type AppCommand,
  connectedUsers,
  type ConnectedUser,
  type AppPosition,
} from './connected-app.ts';
import { AdminMap } from './admin-map.tsx';
import { commandEntries, type CommandTarget, useSendCommand, type Command, WriteDialog } from './user-commands.tsx';
import { UserList } from './user-list.tsx';
import { DataTable, useOpenedRow, type TableLoad, statusColumn, type TableColumn } from '@navette/shared/ui-table';
import { commandText, commandOutcome, outcomeStyles, addresseeText, answerText, receiverOutcome } from './commands.ts';
import { brusselsNow } from '@navette/shared/domain';

const TABS = ['users', 'commands'] as const;
const ALL: CommandTarget = { to: 'all' };

interface Writing {
  readonly kind: 'say' | 'appUpdated';
  readonly target: CommandTarget;
}

/** Connected apps and commands to them (specification/live.md#connected-apps). */
export function AdminPage(): ReactNode {
  const t = useT();
  const formats = useFormats();
  useLiveApps(APP_CALLS);
  const apps = useConnectedApps();
  const commands = useAppCommands();
  const said = useSaidPositions();
  const [tab, setTab] = useTabState(TABS);
  const [chosenId, setChosen] = useState<number>();
  const [writing, setWriting] = useState<Writing>();
  const send = useSendCommand();
  const disabled = useSocketStatus() === 'connected' ? undefined : t('admin.offline');
  const users = useMemo(
    () => apps.data && connectedUsers(apps.data, { said, commands: commands.data ?? [] }),
    [apps.data, commands.data, said],
  );
  const entries = useCallback(
    (target: CommandTarget) =>
      commandEntries(target, {
        t,
        disabled,
        send: (command: Command) => void send(command),
        write: (kind) => setWriting({ kind, target }),
      }),
    [t, disabled, send],
  );
  const choose = useCallback((user: Pick<ConnectedUser, 'id'>) => setChosen(user.id), []);
  return (
    <Page
      title={t('admin.title')}
      onRefresh={() => void Promise.all([apps.refetch(), commands.refetch()])}
      refreshing={apps.isFetching || commands.isFetching}
      actions={
        <Menu
          trigger={<Button icon={<Megaphone aria-hidden />}>{t('admin.all')}</Button>}
          items={entries(ALL).map(({ id, label, icon, onSelect, danger = false, disabled: why }) => ({
            id,
            label,
            icon,
            onSelect,
            danger,
            disabled: why,
          }))}
        />
      }
    >
      <Flex flex="1" minHeight="0" gap="3" direction={{ base: 'column', lg: 'row' }}>
        <Flex
          direction="column"
          flex="3"
          minWidth="0"
          minHeight="18rem"
          css={{
            '& > *': { flex: '1 1 auto' },
            '& [role=tabpanel]': {
              display: 'flex',
              flexDirection: 'column',
              gap: '3',
              flex: '1 1 auto',
              minHeight: '0',
            },
          }}
        >
          <Tabs
            label={t('admin.tabs')}
            value={tab}
            onChange={setTab}
            items={[
              {
                value: 'users',
                label: t('admin.tab.users', { count: users?.length ?? '…' }),
                content: (
                  <UserList users={users} load={apps} chosenId={chosenId} onChoose={choose} commandsFor={entries} />
                ),
              },
              { value: 'commands', label: t('admin.tab.commands'), content: <CommandLog query={commands} /> },
            ]}
          />
        </Flex>
        <Box flex="2" minWidth="0" minHeight="18rem">
          <AdminMap users={users} context={{ t, formats }} chosenId={chosenId} onChoose={choose} />
        </Box>
      </Flex>
      {writing && <WriteDialog {...writing} send={send} blocked={disabled} onClose={() => setWriting(undefined)} />}
    </Page>
  );
}

/** Positions reported while the page is open, by user. */
function useSaidPositions(): ReadonlyMap<number, AppPosition> {
  const [positions, setPositions] = useState<ReadonlyMap<number, AppPosition>>(new Map());
  useEffect(
    () =>
      onServerEvent('say', ({ from, info }) => {
        const position = info?.position;
        if (position) setPositions((known) => new Map(known).set(from, position));
      }),
    [],
  );
  return positions;
}

const SORT = { column: 'at', descending: true } as const;
const PAGE_SIZES = [30, 100, 'all'] as const;
const keyOf = ({ id }: AppCommand) => id;
const statusOf = (command: AppCommand) => outcomeStyles[commandOutcome(command)];

interface CommandLogProps {
  readonly query: TableLoad & { readonly data: readonly AppCommand[] | undefined };
}

/** Commands of today with their outcome; a row opens the details by app. */
function CommandLog({ query }: CommandLogProps): ReactNode {
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

/** Columns of the commands of today: time, command, target, outcome, answer, sender. */
const commandColumns: readonly TableColumn<AppCommand>[] = [
  {
    id: 'at',
    header: messageKey('admin.column.at'),
    // Time only: all commands are of today.
    value: ({ at }) => at,
    text: ({ at }, { formats }) => formats.formatTime(brusselsNow(new Date(at)).time),
    descendingFirst: true,
    fixed: true,
  },
  {
    id: 'command',
    header: messageKey('admin.column.command'),
    value: ({ action, kind }) => action ?? kind,
    text: (command, { t }) => commandText(command, t),
    grow: 1.5,
  },
  {
    id: 'to',
    header: messageKey('admin.column.to'),
    value: ({ toName }) => toName,
    text: (command, { t }) => addresseeText(command, t),
  },
  statusColumn<AppCommand>({
    id: 'outcome',
    header: messageKey('admin.column.outcome'),
    status: (command) => outcomeStyles[commandOutcome(command)],
  }),
  {
    id: 'counts',
    header: messageKey('admin.column.counts'),
    value: ({ sent }) => sent,
    text: ({ sent, delivered, answered }, { t }) => t('admin.counts', { sent, delivered, answered }),
    hideBelow: 1440,
  },
  {
    id: 'answer',
    header: messageKey('admin.column.answer'),
    value: ({ answered }) => answered,
    text: ({ receivers }, context) =>
      receivers
        .map((receiver) => answerText(receiver, context))
        .filter(Boolean)
        .join(' / '),
    grow: 2,
    unsortable: true,
  },
  { id: 'by', header: messageKey('admin.column.by'), value: ({ by }) => by, hideBelow: 1280 },
];

interface ReceiversDialogProps {
  readonly command: AppCommand;
  readonly onClose: () => void;
}

/** State of a command at each app. */
function ReceiversDialog({ command, onClose }: ReceiversDialogProps): ReactNode {
  const t = useT();
  const formats = useFormats();
  const { sent, delivered, answered, receivers } = command;
  return (
    <Dialog open onClose={onClose} size={600} title={commandText(command, t)}>
      <Text>{t('admin.receivers.to', { name: addresseeText(command, t), by: command.by })}</Text>
      <Text tone="muted">{t(sent === 0 ? 'admin.receivers.none' : 'admin.counts', { sent, delivered, answered })}</Text>
      <Box as="ul" listStyleType="none" marginTop="3">
        {receivers.map((receiver) => (
          <Flex
            as="li"
            key={receiver.socketId}
            gap="3"
            wrap="wrap"
            align="baseline"
            borderTopWidth="1px"
            borderColor="border"
            paddingBlock="2"
          >
            <Box flex="1 1 14rem" minWidth="0">
              <Text fontWeight="semibold">{receiver.name}</Text>
              <Text tone="muted" textStyle="xs">
                {[t(vocabulary.role(receiver.role)), answerText(receiver, { t, formats })].filter(Boolean).join(' · ')}
              </Text>
            </Box>
            <StatusMark status={outcomeStyles[receiverOutcome(receiver)]} />
            {receiver.milliseconds !== null && (
              <Text tone="muted" textStyle="xs">
                {t('admin.milliseconds', { count: receiver.milliseconds })}
              </Text>
            )}
          </Flex>
        ))}
      </Box>
      {sent > receivers.length && (
        <Text tone="muted">{t('admin.receivers.more', { count: sent - receivers.length })}</Text>
      )}
    </Dialog>
  );
}

export { AdminPage as default };
