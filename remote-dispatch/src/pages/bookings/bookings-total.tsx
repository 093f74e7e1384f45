import { bookingsTotal } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Badge } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { BookingRow } from './booking-row.ts';

/** The price total of what is shown; unfounded and canceled bookings count 0 (DECISIONS 19). */
export function BookingsTotal({ bookings }: { readonly bookings: readonly BookingRow[] }): ReactNode {
  const t = useT();
  const { formatMoney } = useFormats();
  return (
    <Badge colorPalette="gray" title={t('bookings.total.hint')}>
      {t('bookings.total')} {formatMoney(bookingsTotal(bookings))}
    </Badge>
  );
}
