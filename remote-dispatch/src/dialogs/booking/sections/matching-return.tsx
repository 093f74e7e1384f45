import type { ReactNode } from 'react';
import { useBookingScreen } from '../booking-context.ts';
import { useValues } from '../booking-form.ts';
import { ReturnNotice } from './return-notice.tsx';

/** The return trip that may belong to this one, looked for as soon as day, client and destination are known; any driver's. A linked leg is shown by itself. */
export function MatchingReturn(): ReactNode {
  const { row } = useBookingScreen();
  const { clientId, destinationId, type, dates, ap_date } = useValues();
  const day = ap_date ?? dates[0];
  if (!day || clientId === null || destinationId === null) return null;
  return (
    <ReturnNotice
      except={[row?.id, row?.linkedId]}
      trip={{ id: row?.id ?? null, ap_date: day, clientId, destinationId, driverId: null, type }}
    />
  );
}
