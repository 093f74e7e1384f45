import type { AppAction, AppCommandKind } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { FormattingContext } from '@navette/shared/ui-table';

const ACTIONS: Readonly<Record<AppAction, string>> = {
  requestLocationPermission: messageKey('admin.command.requestLocationPermission'),
  getInfo: messageKey('admin.command.getInfo'),
  getLocation: messageKey('admin.command.getLocation'),
  reloadApp: messageKey('admin.command.reloadApp'),
  logoutApp: messageKey('admin.command.logoutApp'),
  moveToForeground: messageKey('admin.command.moveToForeground'),
  checkPermission: messageKey('admin.command.checkPermission'),
  appUpdated: messageKey('admin.command.appUpdated'),
  setInActive: messageKey('admin.command.setInActive'),
  setEnabled: messageKey('admin.command.setEnabled'),
};

const KINDS: Readonly<Record<Exclude<AppCommandKind, 'action'>, string>> = {
  say: messageKey('admin.command.say'),
  forceDisconnect: messageKey('admin.command.forceDisconnect'),
  test: messageKey('admin.command.test'),
};

/** Kind, action and data of a command, for its name. */
export interface NamedCommand {
  readonly kind: AppCommandKind;
  readonly action: AppAction | null;
  /** As text: `true` or `false` of setInActive. */
  readonly data: string | null;
}

/** Name of a command. */
export function commandName({ kind, action, data }: NamedCommand, t: FormattingContext['t']): string {
  if (kind !== 'action') return t(KINDS[kind]);
  if (action === 'setInActive' && data === 'false') return t('admin.command.setActive');
  return action === null ? kind : t(ACTIONS[action]);
}

/** {@link commandName} with the text or the announced version. */
export function commandText(command: NamedCommand, t: FormattingContext['t']): string {
  const { kind, action, data } = command;
  const detail = data !== null && (kind === 'say' || action === 'appUpdated') ? data : undefined;
  const name = commandName(command, t);
  return detail === undefined ? name : t('admin.command.with', { name, detail });
}
