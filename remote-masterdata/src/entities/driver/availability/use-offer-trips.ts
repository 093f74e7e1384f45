import { api, dataOf } from '@navette/shared/api';
import { mayOpen } from '@navette/shared/domain';
import type { IsoDate } from '@navette/shared/domain';
import { useOpenDialog } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { useUser } from '@navette/shared/session';
import { useToast } from '@navette/shared/ui-overlay';

/** The most days that one question names; more than that are all days. */
const MOST_DAYS = 400;

/**
 * Gives the function that, once days without a driver are saved, lists the trips of the driver that fall into them and offers to give them away. Only
 * those who plan trips are asked. Never fails: the days are saved by then, and a list that can't be read is told.
 * @returns takes the days that were saved; undefined for all from today on, as after a change of leave
 */
export function useOfferTrips(): (driverId: number, dates: readonly IsoDate[] | undefined) => Promise<void> {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  const pages = useUser()?.pages ?? [];
  const plansTrips = mayOpen(pages, 'booking') || mayOpen(pages, 'timeline');
  return async (driverId, dates) => {
    if (!plansTrips || dates?.length === 0) return;
    const query = { driverId, ...(dates && dates.length <= MOST_DAYS && { dates: [...dates] }) };
    try {
      const trips = await dataOf(api.POST('/service/booking/whileUnavailable', { body: query }));
      if (trips.length > 0) await openDialog('dispatch/give-away@1', query);
    } catch (error) {
      toast.failure(t('availability.trips.failed'), error);
    }
  };
}
