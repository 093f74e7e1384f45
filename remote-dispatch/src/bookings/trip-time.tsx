import { useFormats, useT } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import type { BookingRow } from './booking-row.ts';

/** Pick-up time of a trip, or that it is a will-call, and its appointment. */
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
