import { InvoiceStatus } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { CircleCheck, CircleDashed, ClockAlert } from 'lucide-react';

/** Style, icon and word of each status of an invoice. */
export const invoiceStatusStyles: Readonly<Record<InvoiceStatus, StatusStyle>> = {
  [InvoiceStatus.pending]: { tone: 'neutral', icon: CircleDashed, label: messageKey('invoice.status.0') },
  [InvoiceStatus.closed]: { tone: 'success', icon: CircleCheck, label: messageKey('invoice.status.1') },
  [InvoiceStatus.overdue]: { tone: 'warning', icon: ClockAlert, label: messageKey('invoice.status.2') },
};
