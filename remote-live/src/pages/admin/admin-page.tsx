import { useFormats, useT } from '@navette/shared/i18n';
import { useLiveApps, useSocketStatus } from '@navette/shared/realtime';
import { useTabState } from '@navette/shared/router';
import { Box, Button, Flex, Page } from '@navette/shared/ui';
import { Menu, Tabs } from '@navette/shared/ui-overlay';
import { Megaphone } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { APP_CALLS, useAppCommands, useConnectedApps } from '../../entities/connected-app/connected-app-requests.ts';
import { connectedUsers, type ConnectedUser } from '../../entities/connected-app/connected-user.ts';
import { AdminMap } from './admin-map.tsx';
import { CommandLog } from './command-log.tsx';
import { commandEntries, type CommandTarget } from './user-commands.tsx';
import { useSaidPositions } from './use-said-positions.ts';
import { useSendCommand, type Command } from './use-send-command.tsx';
import { UserList } from './user-list.tsx';
import { WriteDialog } from './write-dialog.tsx';

const TABS = ['users', 'commands'] as const;
const ALL: CommandTarget = { to: 'all' };

interface Writing {
  readonly kind: 'say' | 'appUpdated';
  readonly target: CommandTarget;
}

/** Connected apps and commands to them (S2 §2, Admin). */
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
