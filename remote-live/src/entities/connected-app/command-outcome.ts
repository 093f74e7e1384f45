import { type AppCommandState, type AppRefusal } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import type { FormattingContext } from '@navette/shared/ui-table';
import { Ban, CheckCheck, CircleSlash, Clock, Send, UserX } from 'lucide-react';
import type { AppCommand, AppInfo } from './connected-app-requests.ts';

/** Outcome of a command over all its apps; `refused`: an app answered that it did not do it, `nobody`: no app was connected. */
export type CommandOutcome = AppCommandState | 'refused' | 'nobody';

/** Tone, icon and word of each outcome. */
export const outcomeStyles: Readonly<Record<CommandOutcome, StatusStyle>> = {
  sent: { tone: 'neutral', icon: Send, label: messageKey('admin.outcome.sent') },
  delivered: { tone: 'info', icon: Clock, label: messageKey('admin.outcome.delivered') },
  answered: { tone: 'success', icon: CheckCheck, label: messageKey('admin.outcome.answered') },
  noAnswer: { tone: 'warning', icon: CircleSlash, label: messageKey('admin.outcome.noAnswer') },
  refused: { tone: 'danger', icon: Ban, label: messageKey('admin.outcome.refused') },
  nobody: { tone: 'muted', icon: UserX, label: messageKey('admin.outcome.nobody') },
};

type Receiver = AppCommand['receivers'][number];

/** Outcome at one app. */
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
export const clientText = ({ platform, browser, version }: AppInfo): string =>
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
