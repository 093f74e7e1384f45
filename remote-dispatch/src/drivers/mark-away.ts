import { api, invalidate, type CallKey } from '@navette/shared/api';
import type { ClockTime, DateRange, IsoDate } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { useLiveBookings } from '@navette/shared/realtime';
import { useCan } from '@navette/shared/session';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';

/** Calls whose cache holds when drivers are not available. */
const AVAILABILITY_CALLS: readonly CallKey[] = [
  ['get', '/service/agenda/available'],
  ['post', '/service/agenda/availableByDriver'],
];

/** Keeps the availability of drivers on the screen while others mark it on these days. */
export function useLiveAvailability({ start, end }: DateRange): void {
  useLiveBookings(
    AVAILABILITY_CALLS,
    ({ ids, dates }) => ids.length === 0 && dates.some((date) => date >= start && date <= end),
  );
}

/** A driver who is not available for the rest of a day. */
export interface DriverAway {
  readonly driverId: number;
  readonly date: IsoDate;
  readonly from: ClockTime;
}

/**
 * Returns the function that marks the rest of a driver's day as not available, and says so; with Undo for users who may set the availability of drivers. It
 * rejects when nothing was marked.
 */
export function useMarkAway(): (away: DriverAway, name: string) => Promise<void> {
  const t = useT();
  const { formatDate, formatTime } = useFormats();
  const toast = useToast();
  const cache = useQueryClient();
  const mayUndo = useCan('driver');
  return async (body, name) => {
    const { data, response } = await api.POST('/service/agenda/awayFrom', { body });
    const version = response.headers.get('ETag');
    const words = { name, date: formatDate(body.date), time: formatTime(body.from) };
    async function undo(available: string | null): Promise<void> {
      try {
        await api.POST('/service/agenda/availableByDates', {
          params: { header: version === null ? {} : { 'If-Match': version } },
          body: { driverId: body.driverId, days: [{ date: body.date, available }] },
        });
        toast.success(t('driverAway.undone', words));
      } catch (error) {
        toast.failure(t('driverAway.undone.failed', words), error);
      } finally {
        void invalidate(cache, AVAILABILITY_CALLS);
      }
    }
    const former = data?.former;
    const isMarked = data !== undefined && data.available !== former;
    toast.success(
      t('driverAway.marked', words),
      mayUndo && isMarked && former !== undefined ? { undo: () => void undo(former) } : {},
    );
    void invalidate(cache, AVAILABILITY_CALLS);
  };
}
