import { api, dataOf } from '@navette/shared/api';
import { useArchiveBooking, type ArchiveBooking } from '@navette/shared/ui-booking';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { refreshBookings } from './refresh-bookings.ts';

const toId = (id: number) => ({ params: { path: { id } } });

/** Archives a booking after a confirmation, or restores it, with a warning when its client then travels twice. */
export function useArchive(): ArchiveBooking {
  const cache = useQueryClient();
  return useArchiveBooking(
    useMemo(
      () => ({
        archive: (id) => dataOf(api.PUT('/service/booking/archive/{id}', toId(id))),
        unarchive: (id) => dataOf(api.PUT('/service/booking/unarchive/{id}', toId(id))),
        refresh: () => refreshBookings(cache),
      }),
      [cache],
    ),
  );
}
