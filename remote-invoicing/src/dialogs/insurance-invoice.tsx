import type { DialogProps } from '@navette/shared/federation';
import type { ReactNode } from 'react';
import { insuranceCalls } from '../entities/invoice/insurance-calls.ts';
import { IssueDialog } from '../entities/invoice/issue-dialog.tsx';

/** Makes the invoice of an insurer for bookings of another page (specification/invoices.md#dialog). */
export default function InsuranceInvoiceDialog({
  input: { insuranceId, bookings },
  onClose,
}: DialogProps<'invoicing/insurance-invoice@1'>): ReactNode {
  return (
    <IssueDialog
      calls={insuranceCalls}
      payerId={insuranceId}
      bookings={bookings.map((booking) => ({ ...booking, total: booking.mutualAmount ?? 0 }))}
      onClose={(id) => (id === undefined ? onClose() : onClose({ id }))}
    />
  );
}
