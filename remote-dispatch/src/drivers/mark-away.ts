import { api, invalidate, type CallKey } from '@navette/shared/api';
import type { ClockTime, DateRange, IsoDate } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { useLiveBookings } from '@navette/shared/realtime';
import { useCan } from '@navette/shared/session';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { type SavedStep, useOfferStep } from '../bookings/undo.ts';

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
  const offer = useOfferStep();
  return async (body, name) => {
    const words = { name, date: formatDate(body.date), time: formatTime(body.from) };

    /** Marks, and returns the step that is undone; null when nothing changed or the user may not. */
    async function mark(): Promise<SavedStep | null> {
      const { data, response } = await api.POST('/service/agenda/awayFrom', { body });
      void invalidate(cache, AVAILABILITY_CALLS);
      const version = response.headers.get('ETag');
      const former = data?.former;
      if (!mayUndo || former === undefined || data?.available === former) return null;
      return reversing(async () => {
        await api.POST('/service/agenda/availableByDates', {
          params: { header: version === null ? {} : { 'If-Match': version } },
          body: { driverId: body.driverId, days: [{ date: body.date, available: former }] },
        });
        toast.success(t('driverAway.undone', words));
        return reversing(async () => {
          const again = await mark();
          toast.success(t('driverAway.marked', words));
          return again;
        });
      });
    }

    const reversing = (reverse: () => Promise<SavedStep | null>): SavedStep => ({
      reverse: async () => {
        try {
          return await reverse();
        } catch (error) {
          toast.failure(t('driverAway.undone.failed', words), error);
          return undefined;
        } finally {
          void invalidate(cache, AVAILABILITY_CALLS);
        }
      },
    });

    const marked = await mark();
    toast.success(t('driverAway.marked', words), marked ? offer(marked) : {});
  };
}
