import type { InvoiceKind } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { BulkTexts } from '@navette/shared/ui-records';
import { Check, CircleHelp, OctagonX, Send } from 'lucide-react';

/** Texts of the job that issues invoices. */
const INVOICES: BulkTexts = {
  changed: messageKey('monthEnd.make.changed'),
  done: messageKey('monthEnd.make.done'),
  missed: messageKey('monthEnd.make.missed'),
  show: messageKey('monthEnd.make.show'),
  // Unused: an invoice has no undo, only a credit note with a reason.
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

/** Texts of the job that issues settlements of drivers. */
const SETTLEMENTS: BulkTexts = {
  ...INVOICES,
  changed: messageKey('monthEnd.driver.changed'),
  missed: messageKey('monthEnd.driver.missed'),
  retry: messageKey('monthEnd.driver.retry'),
  results: messageKey('monthEnd.driver.results'),
  outcomes: {
    ...INVOICES.outcomes,
    changed: { tone: 'success', icon: Check, label: messageKey('monthEnd.driver.made') },
    refused: { tone: 'danger', icon: OctagonX, label: messageKey('monthEnd.driver.refused') },
    unsent: { tone: 'warning', icon: Send, label: messageKey('monthEnd.driver.unsent') },
  },
};

/** Texts of month end that depend on the kind. */
interface MonthEndTexts {
  readonly job: BulkTexts;
  readonly date: string;
  readonly list: string;
  readonly empty: string;
  readonly makeAll: string;
  readonly makeSome: string;
  readonly make: string;
  readonly body: string;
}

const INVOICE_TEXTS: MonthEndTexts = {
  job: INVOICES,
  date: messageKey('monthEnd.invoiceDate'),
  list: messageKey('monthEnd.invoices'),
  empty: messageKey('monthEnd.empty'),
  makeAll: messageKey('monthEnd.makeAll'),
  makeSome: messageKey('monthEnd.makeSome'),
  make: messageKey('monthEnd.make.confirm'),
  body: messageKey('monthEnd.make.body'),
};

/** Texts of month end by payer: a driver gets a settlement. */
export const MONTH_END_TEXTS: Readonly<Record<InvoiceKind, MonthEndTexts>> = {
  client: INVOICE_TEXTS,
  insurance: INVOICE_TEXTS,
  driver: {
    job: SETTLEMENTS,
    date: messageKey('monthEnd.driver.date'),
    list: messageKey('monthEnd.driver.list'),
    empty: messageKey('monthEnd.driver.empty'),
    makeAll: messageKey('monthEnd.driver.makeAll'),
    makeSome: messageKey('monthEnd.driver.makeSome'),
    make: messageKey('monthEnd.driver.confirm'),
    body: messageKey('monthEnd.driver.body'),
  },
};
