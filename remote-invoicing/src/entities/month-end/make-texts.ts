import { messageKey } from '@navette/shared/i18n';
import type { BulkTexts } from '@navette/shared/ui-records';
import { Check, CircleHelp, OctagonX, Send } from 'lucide-react';

/** Texts of the job that makes invoices. */
export const MAKE_TEXTS: BulkTexts = {
  changed: messageKey('monthEnd.make.changed'),
  done: messageKey('monthEnd.make.done'),
  missed: messageKey('monthEnd.make.missed'),
  show: messageKey('monthEnd.make.show'),
  // An invoice is never taken back at once: a credit note does that, with a reason.
  undo: messageKey('shared.cancel'),
  retry: messageKey('monthEnd.make.retry'),
  results: messageKey('monthEnd.make.results'),
  progress: messageKey('monthEnd.make.progress'),
  sum: messageKey('monthEnd.make.sum'),
  pending: messageKey('monthEnd.make.pending'),
  outcomes: {
    changed: { tone: 'success', icon: Check, label: messageKey('monthEnd.make.made') },
    refused: { tone: 'danger', icon: OctagonX, label: messageKey('monthEnd.make.refused') },
    failed: { tone: 'danger', icon: CircleHelp, label: messageKey('monthEnd.make.failed') },
    unsent: { tone: 'warning', icon: Send, label: messageKey('monthEnd.make.unsent') },
  },
};
