import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useActiveDrivers } from '../timeline-requests.ts';
import type { PlanCall } from './plan-calls.ts';

/** Telephone numbers of a person. */
export interface CallNumbers {
  readonly numbers: readonly string[];
  readonly state: 'reading' | 'read' | 'failed';
}

const FRESH_MS = 300_000;

/** Returns the numbers of the people to call: drivers' from the list of drivers, clients' from one of their bookings. */
export function useCallNumbers(calls: readonly PlanCall[]): (call: PlanCall) => CallNumbers {
  const { data: drivers, isError: areDriversUnread } = useActiveDrivers();
  const bookingIds = useMemo(() => calls.flatMap(({ who, bookingId }) => (who === 'client' ? bookingId : [])), [calls]);
  const rows = useQueries({
    combine: readRows,
    queries: bookingIds.map((id) =>
      $api.queryOptions(
        'get',
        '/api/booking/{id}',
        { params: { path: { id } } },
        { staleTime: FRESH_MS, meta: { failure: 'inPlace' } },
      ),
    ),
  });
  return useCallback(
    ({ who, id, bookingId }) => {
      if (who === 'driver')
        return answerOf(drivers && [drivers.find((driver) => driver.id === id)?.mobile], areDriversUnread);
      const { booking, isError = false } = rows[bookingIds.indexOf(bookingId)] ?? {};
      return answerOf(booking && [booking.client_mobile, booking.client_tel], isError);
    },
    [drivers, areDriversUnread, rows, bookingIds],
  );
}

interface ReadRow {
  readonly booking: components['schemas']['BookingRow'] | undefined;
  readonly isError: boolean;
}

const readRows = (
  answers: readonly {
    readonly data?: readonly components['schemas']['BookingRow'][] | undefined;
    readonly isError: boolean;
  }[],
): readonly ReadRow[] => answers.map(({ data, isError }) => ({ booking: data?.[0], isError }));

const answerOf = (numbers: readonly (string | null | undefined)[] | undefined, isFailed: boolean): CallNumbers => ({
  numbers: (numbers ?? []).flatMap((number) => number || []),
  state: numbers ? 'read' : isFailed ? 'failed' : 'reading',
});
