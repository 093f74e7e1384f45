import { useT } from '@navette/shared/i18n';
import { Alert } from '@navette/shared/ui';
import { InvoiceLinks, invoicesOf } from '@navette/shared/ui-booking';
import type { ReactNode } from 'react';
import type { BookingRow } from '../../bookings/booking-row.ts';

/** Over the fields: the invoices that the booking stands on, and that what they show is locked. */
export function InvoicedNotice({ row }: { readonly row: BookingRow }): ReactNode {
  const t = useT();
  if (invoicesOf(row).length === 0) return null;
  return (
    <Alert status="info" title={t('booking.invoiced.locked')}>
      <span style={{ display: 'flex', flexWrap: 'wrap', gap: '0 16px' }}>
        <InvoiceLinks booking={row} />
      </span>
    </Alert>
  );
}
