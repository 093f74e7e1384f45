import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { BellRing, Check, CircleHelp, Hourglass, Minus, OctagonX, Send } from 'lucide-react';
import type { Outcome } from '../model/outcome.ts';

/** Icon and text of each result. */
export const outcomeStyles: Readonly<Record<Outcome['state'], StatusStyle>> = {
  changed: { tone: 'success', icon: Check, label: messageKey('bookings.bulk.outcome.changed') },
  unchanged: { tone: 'neutral', icon: Minus, label: messageKey('bookings.bulk.outcome.unchanged') },
  notified: { tone: 'success', icon: BellRing, label: messageKey('bookings.bulk.outcome.notified') },
  waits: { tone: 'warning', icon: Hourglass, label: messageKey('bookings.bulk.outcome.waits') },
  refused: { tone: 'danger', icon: OctagonX, label: messageKey('bookings.bulk.outcome.refused') },
  failed: { tone: 'danger', icon: CircleHelp, label: messageKey('bookings.bulk.outcome.failed') },
  unsent: { tone: 'warning', icon: Send, label: messageKey('bookings.bulk.outcome.unsent') },
};
