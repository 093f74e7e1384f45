import { type AppAction, isHarsh } from '@navette/shared/domain';
import type { Translate } from '@navette/shared/i18n';
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
import type { ReactNode } from 'react';
import { commandName } from '../../entities/connected-app/command-names.ts';
import type { Command } from './use-send-command.tsx';

/** Target of commands. */
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
