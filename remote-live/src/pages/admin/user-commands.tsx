import { type AppAction, isHarsh, APP_VERSION, SAY_LENGTH, type AppCommandKind } from '@navette/shared/domain';
import { type Translate, messageKey, useT } from '@navette/shared/i18n';
import type { RowAction } from '@navette/shared/ui-table';
import {
  Activity,
  AppWindow,
  Info,
  LocateFixed,
  LogOut,
  type LucideIcon,
  MessageSquare,
  Moon,
  PackageCheck,
  Power,
  RefreshCw,
  ShieldCheck,
  ShieldQuestion,
  Sun,
  Unplug,
} from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { commandName } from './commands.ts';
import { fieldsFor, FormDialog, useNavetteForm } from '@navette/shared/ui-form';
import { z } from 'zod';
import { invalidate } from '@navette/shared/api';
import { sendAppCommand, type AppCommands } from '@navette/shared/realtime';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { APP_CALLS } from './connected-app.ts';

export interface CommandTarget {
  readonly to: number | 'all';
  /** Name of the user; undefined for all. */
  readonly name?: string | undefined;
  /** Whether the user is active; undefined for all. */
  readonly active?: boolean | undefined;
}

interface Offer {
  readonly t: Translate;
  readonly send: (command: Command) => void;
  /** Opens the dialog for a text or a version. */
  readonly write: (kind: 'say' | 'appUpdated') => void;
  /** Reason why nothing can be sent now. */
  readonly disabled: string | undefined;
}

/** Actions without data, in the order of the menu. */
const SIMPLE: readonly (readonly [AppAction, LucideIcon])[] = [
  ['getInfo', Info],
  ['getLocation', LocateFixed],
  ['checkPermission', ShieldCheck],
  ['requestLocationPermission', ShieldQuestion],
  ['moveToForeground', AppWindow],
];

const HARSH: readonly (readonly [AppAction, LucideIcon])[] = [
  ['reloadApp', RefreshCw],
  ['logoutApp', LogOut],
];

/** Name of a menu entry that opens a dialog first, with an ellipsis that the log's name lacks. */
const opening = (name: string): string => `${name}…`;

/** All commands (specification/live.md#commands) for one user or for all, as menu entries. `forceDisconnect` is for a single user only. */
export function commandEntries({ to, name, active }: CommandTarget, { t, send, write, disabled }: Offer): RowAction[] {
  const entry = (id: string, label: string, drawing: ReactNode, onSelect: () => void, danger = false): RowAction => ({
    id,
    label,
    icon: drawing,
    onSelect,
    danger,
    disabled,
  });
  const action = (given: AppAction, drawing: ReactNode, data?: boolean) =>
    entry(
      data === false ? 'setActive' : given,
      commandName({ kind: 'action', action: given, data: data === undefined ? null : String(data) }, t),
      drawing,
      () => send({ kind: 'action', name, message: { to, action: given, ...(data !== undefined && { data }) } }),
      data !== false && isHarsh('action', given),
    );
  const plain = (kind: 'say' | 'test' | 'forceDisconnect') => commandName({ kind, action: null, data: null }, t);
  return [
    ...SIMPLE.map(([given, Drawing]) => action(given, <Drawing aria-hidden />)),
    entry('say', opening(plain('say')), <MessageSquare aria-hidden />, () => write('say')),
    entry('test', plain('test'), <Activity aria-hidden />, () => send({ kind: 'test', name, message: { to } })),
    entry(
      'appUpdated',
      opening(commandName({ kind: 'action', action: 'appUpdated', data: null }, t)),
      <PackageCheck aria-hidden />,
      () => write('appUpdated'),
    ),
    action('setEnabled', <Power aria-hidden />, true),
    ...(active === true ? [] : [action('setInActive', <Sun aria-hidden />, false)]),
    ...(active === false ? [] : [action('setInActive', <Moon aria-hidden />, true)]),
    ...HARSH.map(([given, Drawing]) => action(given, <Drawing aria-hidden />)),
    ...(to === 'all'
      ? []
      : [
          entry(
            'forceDisconnect',
            plain('forceDisconnect'),
            <Unplug aria-hidden />,
            () => send({ kind: 'forceDisconnect', name, message: { to } }),
            true,
          ),
        ]),
  ];
}

const text = z.object({
  text: z.string().trim().min(1, messageKey('validation.required')).max(SAY_LENGTH, messageKey('admin.write.tooLong')),
});
const version = z.object({ text: z.string().trim().regex(APP_VERSION, messageKey('admin.write.version.invalid')) });

const EMPTY = { text: '' };
const TextFields = fieldsFor(text);
const VersionFields = fieldsFor(version);

interface WriteDialogProps {
  readonly kind: 'say' | 'appUpdated';
  readonly target: CommandTarget;
  readonly send: (command: Command) => Promise<boolean>;
  /** Reason why nothing can be sent now. */
  readonly blocked: string | undefined;
  readonly onClose: () => void;
}

/** Dialog for the text of `say`, or the version of `appUpdated`. */
export function WriteDialog({ kind, target, send, blocked, onClose }: WriteDialogProps): ReactNode {
  const t = useT();
  const { to, name } = target;
  const form = useNavetteForm({
    schema: kind === 'say' ? text : version,
    defaultValues: EMPTY,
    name: 'admin.write.name',
  });
  const addressee = name ?? t('admin.to.all');
  return (
    <FormDialog
      form={form}
      title={t(kind === 'say' ? 'admin.write.say' : 'admin.write.version', { name: addressee })}
      saveLabel={t('admin.write.send')}
      onClose={onClose}
      saveBlocked={blocked}
      onSubmit={async ({ text: written }) => {
        const command: Command =
          kind === 'say'
            ? { kind, name, message: { to, text: written } }
            : { kind: 'action', name, message: { to, action: kind, data: written } };
        // Rejecting keeps the dialog open, so that the typed text is not lost.
        if (!(await send(command))) throw new Error('the command is not sent');
      }}
    >
      {kind === 'say' ? (
        <TextFields.TextAreaField name="text" label={t('admin.write.text')} required />
      ) : (
        <VersionFields.TextField name="text" label={t('admin.write.version.label')} required />
      )}
    </FormDialog>
  );
}

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
