import { messageKey } from '@navette/shared/i18n';
import type { StatusLook } from '@navette/shared/ui';
import { CheckCheck, CircleCheck, CircleX, Clock } from 'lucide-react';
import type { SentNotification } from './requests/list-sent.ts';

/** How each state of a message looks. */
export const sentLooks: Readonly<Record<SentNotification['state'], StatusLook>> = {
  waiting: { tone: 'warning', icon: Clock, label: messageKey('booking.notify.state.waiting') },
  delivered: { tone: 'info', icon: CircleCheck, label: messageKey('booking.notify.state.delivered') },
  read: { tone: 'success', icon: CheckCheck, label: messageKey('booking.notify.state.read') },
  failed: { tone: 'danger', icon: CircleX, label: messageKey('booking.notify.state.failed') },
};
