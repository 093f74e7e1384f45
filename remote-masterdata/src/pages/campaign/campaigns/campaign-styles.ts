import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { Clock, Send } from 'lucide-react';

/** Status styles of campaigns: sent, or waiting (specification/registers.md#campaign). */
export const campaignStyles = {
  sent: { tone: 'success', icon: Send, label: messageKey('campaign.sent') },
  waiting: { tone: 'info', icon: Clock, label: messageKey('campaign.waiting') },
} as const satisfies Readonly<Record<string, StatusStyle>>;
