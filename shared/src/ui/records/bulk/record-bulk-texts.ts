import { Check, CircleHelp, Minus, OctagonX, Send } from 'lucide-react';
import { messageKey } from '../../../i18n/index.ts';
import type { BulkTexts } from '../../bulk/bulk-job.ts';

/** Texts of the changes of several records. */
export const RECORD_BULK_TEXTS: BulkTexts = {
  changed: messageKey('bulk.changed'),
  done: messageKey('bulk.done'),
  missed: messageKey('bulk.missed'),
  show: messageKey('bulk.show'),
  undo: messageKey('bulk.undo'),
  retry: messageKey('bulk.retry'),
  results: messageKey('bulk.results'),
  progress: messageKey('bulk.progress'),
  sum: messageKey('bulk.sum'),
  pending: messageKey('bulk.pending'),
  outcomes: {
    changed: { tone: 'success', icon: Check, label: messageKey('bulk.outcome.changed') },
    unchanged: { tone: 'neutral', icon: Minus, label: messageKey('bulk.outcome.unchanged') },
    refused: { tone: 'danger', icon: OctagonX, label: messageKey('bulk.outcome.refused') },
    failed: { tone: 'danger', icon: CircleHelp, label: messageKey('bulk.outcome.failed') },
    unsent: { tone: 'warning', icon: Send, label: messageKey('bulk.outcome.unsent') },
  },
};
