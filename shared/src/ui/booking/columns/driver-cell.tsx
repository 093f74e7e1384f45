import { driverName, isToAssign } from '../../../domain/index.ts';
import type { Translate } from '../../../i18n/index.ts';
import { UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookingRow } from '../booking-row.ts';

/** The driver's name, and a mark when the trip still has to be assigned (DECISIONS 17). */
export function DriverCell({ booking, t }: { readonly booking: BookingRow; readonly t: Translate }): ReactNode {
  const { accepted, driver_active: active } = booking;
  const name = driverName(booking, 'list');
  if (!isToAssign(accepted, active)) return name;
  return (
    <span title={t('bookings.toAssign')}>
      <UserRoundX size={14} role="img" aria-label={t('bookings.toAssign')} /> {name}
    </span>
  );
}
