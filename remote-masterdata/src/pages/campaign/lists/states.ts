import type { MemberStatus } from '@navette/openapi/enums';
import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { CircleCheck, CircleDashed, CircleSlash, Hourglass, MailX } from 'lucide-react';
import type { ListState } from './list-row.ts';

/** Status styles of the states, in display order. */
export const stateStyles: Readonly<Record<ListState, StatusStyle>> = {
  subscribed: { tone: 'success', icon: CircleCheck, label: messageKey('campaign.state.subscribed') },
  pending: { tone: 'info', icon: Hourglass, label: messageKey('campaign.state.pending') },
  unsubscribed: { tone: 'warning', icon: CircleSlash, label: messageKey('campaign.state.unsubscribed') },
  cleaned: { tone: 'danger', icon: MailX, label: messageKey('campaign.state.cleaned') },
  never: { tone: 'muted', icon: CircleDashed, label: messageKey('campaign.state.never') },
};

/** States of a member. */
export const MEMBER_STATES = [
  'subscribed',
  'pending',
  'unsubscribed',
  'cleaned',
] as const satisfies readonly MemberStatus[];

/** States of an address. */
export const LIST_STATES = [...MEMBER_STATES, 'never'] as const;
