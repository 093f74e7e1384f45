import { useFormats, useT } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import type { BookingRow } from '../bookings/booking-row.ts';

/** When a trip begins, or that it waits for a call, and the appointment it leads to. */
export function TripTime({ trip: { type, willCall, pick_time, ap_time } }: { readonly trip: BookingRow }): ReactNode {
  const t = useT();
  const { formatTime } = useFormats();
  return (
    <>
      <strong>{willCall ? t('daySheet.willCall') : formatTime(pick_time ?? ap_time)}</strong>
      <br />
      {type !== 'back' && t('daySheet.appointment', { time: formatTime(ap_time) })}
    </>
  );
}
