import type { AppAction, AppCommandKind, AppCommandState, AppRefusal } from '@navette/shared/domain';
import { messageKey, vocabulary } from '@navette/shared/i18n';
import type { FormattingContext } from '@navette/shared/ui-table';
import type { StatusStyle } from '@navette/shared/ui';
import { Ban, CheckCheck, CircleSlash, Clock, Send, UserX } from 'lucide-react';
import type { AppCommand, AppInfo, ConnectedUser } from './connected-app.ts';

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

interface NamedCommand {
  readonly kind: AppCommandKind;
  readonly action: AppAction | null;
  /** As text: `true` or `false` of setInActive. */
  readonly data: string | null;
}

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

/** Outcome of a command over all its apps; `refused`: an app answered that it did not do it, `nobody`: no app was connected. */
type CommandOutcome = AppCommandState | 'refused' | 'nobody';

export const outcomeStyles: Readonly<Record<CommandOutcome, StatusStyle>> = {
  sent: { tone: 'neutral', icon: Send, label: messageKey('admin.outcome.sent') },
  delivered: { tone: 'info', icon: Clock, label: messageKey('admin.outcome.delivered') },
  answered: { tone: 'success', icon: CheckCheck, label: messageKey('admin.outcome.answered') },
  noAnswer: { tone: 'warning', icon: CircleSlash, label: messageKey('admin.outcome.noAnswer') },
  refused: { tone: 'danger', icon: Ban, label: messageKey('admin.outcome.refused') },
  nobody: { tone: 'muted', icon: UserX, label: messageKey('admin.outcome.nobody') },
};

type Receiver = AppCommand['receivers'][number];

export const receiverOutcome = ({ state, answer }: Receiver): CommandOutcome =>
  answer && !answer.done ? 'refused' : state;

/** The most severe outcome over all apps. */
export function commandOutcome({ sent, delivered, answered, open, receivers }: AppCommand): CommandOutcome {
  if (sent === 0) return open ? 'sent' : 'nobody';
  if (receivers.some(({ answer }) => answer?.done === false)) return 'refused';
  if (answered === sent) return 'answered';
  if (!open) return 'noAnswer';
  return delivered === sent ? 'delivered' : 'sent';
}

const REASONS: Readonly<Record<NonNullable<AppRefusal>, string>> = {
  unsaved: messageKey('admin.reason.unsaved'),
  denied: messageKey('admin.reason.denied'),
  unsupported: messageKey('admin.reason.unsupported'),
  failed: messageKey('admin.reason.failed'),
};

const PERMISSIONS: Readonly<Record<NonNullable<AppInfo['permission']>, string>> = {
  granted: messageKey('admin.permission.granted'),
  denied: messageKey('admin.permission.denied'),
  prompt: messageKey('admin.permission.prompt'),
  unsupported: messageKey('admin.permission.unsupported'),
};

/** Platform, browser and version of an app in one line; empty when unknown. */
const clientText = ({ platform, browser, version }: AppInfo): string =>
  [platform, browser, version].filter(Boolean).join(' · ');

/** Answer of an app in one line: the reason of a failure, or its information; empty for a plain yes. */
export function answerText({ answer }: Receiver, { t, formats }: FormattingContext): string {
  if (!answer) return '';
  const { done, reason, info } = answer;
  const position = info?.position;
  return [
    !done && reason ? t(REASONS[reason]) : '',
    info ? clientText(info) : '',
    info?.permission ? t(PERMISSIONS[info.permission]) : '',
    position
      ? t('admin.position', {
          latitude: formats.formatNumber(position.latitude, 4),
          longitude: formats.formatNumber(position.longitude, 4),
        })
      : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Target of a command: a name, or all. */
export const addresseeText = ({ to, toName }: AppCommand, t: FormattingContext['t']): string =>
  to === null ? t('admin.to.all') : (toName ?? String(to));

/** Role of a user, and whether they are inactive. */
export function userStateText(
  { role, active }: Pick<ConnectedUser, 'role' | 'active'>,
  { t }: FormattingContext,
): string {
  const name = t(vocabulary.role(role));
  return active ? name : t('admin.user.inactive', { role: name });
}

/** Information reported by a user's apps, without duplicates. */
export const userClientText = ({ apps }: Pick<ConnectedUser, 'apps'>, { t }: FormattingContext): string =>
  [...new Set(apps.map(({ info }) => clientText(info) || t('admin.client.unknown')))].join(' / ');
