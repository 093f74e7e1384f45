import { messageKey } from '@navette/shared/i18n';
import type { BulkTexts } from '@navette/shared/ui-table';
import { BellRing, Check, CircleHelp, Hourglass, Minus, OctagonX, Send } from 'lucide-react';

/** Texts of the jobs on several bookings. */
export const BOOKING_BULK_TEXTS: BulkTexts = {
  changed: messageKey('bookings.bulk.changed'),
  done: messageKey('bookings.bulk.done'),
  missed: messageKey('bookings.bulk.missed'),
  show: messageKey('bookings.bulk.show'),
  undo: messageKey('bookings.bulk.undo'),
  retry: messageKey('bookings.bulk.retry'),
  results: messageKey('bookings.bulk.results'),
  progress: messageKey('bookings.bulk.progress'),
  sum: messageKey('bookings.bulk.sum'),
  pending: messageKey('bookings.bulk.outcome.pending'),
  outcomes: {
    changed: { tone: 'success', icon: Check, label: messageKey('bookings.bulk.outcome.changed') },
    unchanged: { tone: 'neutral', icon: Minus, label: messageKey('bookings.bulk.outcome.unchanged') },
    notified: { tone: 'success', icon: BellRing, label: messageKey('bookings.bulk.outcome.notified') },
    waits: { tone: 'warning', icon: Hourglass, label: messageKey('bookings.bulk.outcome.waits') },
    refused: { tone: 'danger', icon: OctagonX, label: messageKey('bookings.bulk.outcome.refused') },
    failed: { tone: 'danger', icon: CircleHelp, label: messageKey('bookings.bulk.outcome.failed') },
    unsent: { tone: 'warning', icon: Send, label: messageKey('bookings.bulk.outcome.unsent') },
  },
};
