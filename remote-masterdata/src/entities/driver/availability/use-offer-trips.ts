import { api, dataOf } from '@navette/shared/api';
import { mayOpen } from '@navette/shared/domain';
import type { IsoDate } from '@navette/shared/domain';
import { useOpenDialog } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { useUser } from '@navette/shared/session';
import { useToast } from '@navette/shared/ui-overlay';

/** Maximum number of days named in one request; more means all days. */
const MOST_DAYS = 400;

/**
 * Gives the function that, after unavailable days were saved, lists the driver's trips on them and offers to reassign these. Only for users who plan
 * trips. Never rejects: the days are saved already, so a failed load of the list only shows a message.
 * @returns function of the saved days; undefined for all days from today, as after a change of leave
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
