import type { components } from '@navette/openapi/types';
import { CheckCheck, CircleCheck, CircleX, Clock } from 'lucide-react';
import { messageKey } from '../../i18n/index.ts';
import type { StatusStyle } from '../status/row-status.ts';

/** A message to a driver with its delivery status. */
export type SentNotification = components['schemas']['SentNotification'];

/** Style, icon and word of each delivery status. */
export const sentStatusStyles: Readonly<Record<SentNotification['state'], StatusStyle>> = {
  waiting: { tone: 'warning', icon: Clock, label: messageKey('shared.sent.state.waiting') },
  delivered: { tone: 'info', icon: CircleCheck, label: messageKey('shared.sent.state.delivered') },
  read: { tone: 'success', icon: CheckCheck, label: messageKey('shared.sent.state.read') },
  failed: { tone: 'danger', icon: CircleX, label: messageKey('shared.sent.state.failed') },
};

/** Message key of each delivery error. */
export const sentErrors: Readonly<Record<NonNullable<SentNotification['error']>, string>> = {
  expired: messageKey('shared.sent.error.expired'),
  unreachable: messageKey('shared.sent.error.unreachable'),
};
