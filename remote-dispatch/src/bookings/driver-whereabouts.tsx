import { BookingStatus, brusselsToday } from '@navette/shared/domain';
import { WhereIs } from '@navette/shared/ui-booking';
import type { ReactNode } from 'react';
import { useWhereabouts } from '../office/use-whereabouts.ts';
import { useNow } from '../office/use-now.ts';
import type { BookingRow } from './booking-row.ts';

/** Position of the driver of an open trip of today, and when he is expected; nothing while he is asked for, or without a driver. */
export function DriverWhereabouts({
  row: { id, ap_date, status },
}: {
  readonly row: Pick<BookingRow, 'id' | 'ap_date' | 'status'>;
}): ReactNode {
  const now = useNow();
  return ap_date === brusselsToday(now) && status === BookingStatus.pending && <Whereabouts {...{ id, now }} />;
}

function Whereabouts({ id, now }: { readonly id: number; readonly now: Date }): ReactNode {
  const where = useWhereabouts(id).data?.[0];
  return where && <WhereIs {...{ where, now }} />;
}
