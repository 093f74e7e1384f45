import { invalidate } from '@navette/shared/api';
import { type AppAction, type AppCommandKind, isHarsh } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { sendAppCommand, type AppCommands } from '@navette/shared/realtime';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { commandName } from '../../entities/connected-app/command-names.ts';
import { APP_CALLS } from '../../entities/connected-app/connected-app-requests.ts';
import { LogOut, type LucideIcon, Moon, RefreshCw, Unplug } from 'lucide-react';

/** A command to be sent; `name` is that of the user, or undefined for all. */
export type Command = {
  readonly [Kind in keyof AppCommands]: {
    readonly kind: Kind;
    readonly message: AppCommands[Kind];
    readonly name?: string | undefined;
  };
}[keyof AppCommands];

const REFUSALS: Readonly<Record<string, string>> = {
  offline: messageKey('admin.refusal.offline'),
  noAnswer: messageKey('admin.refusal.noAnswer'),
  forbidden: messageKey('problem.forbidden'),
  rateLimited: messageKey('problem.rateLimited'),
  notFound: messageKey('admin.refusal.notFound'),
};

/** Sends a command; harsh ones after a confirmation. Resolves with whether it was sent. */
export function useSendCommand(): (command: Command) => Promise<boolean> {
  const t = useT();
  const toast = useToast();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  return useCallback(
    async (command) => {
      const { kind, message } = command;
      const action = kind === 'action' ? command.message.action : null;
      const data = kind === 'action' && command.message.data !== undefined ? String(command.message.data) : null;
      const named = commandName({ kind, action, data }, t);
      if (isHarsh(kind, action) && data !== 'false') {
        const Icon = harshIcon(kind, action);
        const confirmed = await confirm({
          title: t('admin.confirm.title', { command: named, name: command.name ?? t('admin.to.all') }),
          body: t(consequenceOf(kind, action)),
          confirmLabel: named,
          icon: Icon && <Icon aria-hidden />,
        });
        if (!confirmed) return false;
      }
      const reply = await sendAppCommand(kind, message);
      if (!reply.ok) toast.error(t(REFUSALS[reply.code] ?? messageKey('problem.internal')));
      await invalidate(queryClient, APP_CALLS);
      return reply.ok;
    },
    [t, toast, confirm, queryClient],
  );
}

/** Consequence of a harsh command. */
function consequenceOf(kind: AppCommandKind, action: AppAction | null): string {
  if (kind === 'forceDisconnect') return messageKey('admin.confirm.forceDisconnect');
  if (action === 'logoutApp') return messageKey('admin.confirm.logoutApp');
  return action === 'setInActive' ? messageKey('admin.confirm.setInActive') : messageKey('admin.confirm.reloadApp');
}

const OF_ACTION: Partial<Record<AppAction, LucideIcon>> = {
  reloadApp: RefreshCw,
  logoutApp: LogOut,
  setInActive: Moon,
};

/** Icon of a harsh command on the confirming button, as in the menu. Undefined for any other command. */
const harshIcon = (kind: AppCommandKind, action: AppAction | null): LucideIcon | undefined => {
  if (kind === 'forceDisconnect') return Unplug;
  return action === null ? undefined : OF_ACTION[action];
};
