import { personName } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { givenUp } from '../../../bookings/question/given-up.ts';
import type { SeriesScope } from '../../../bookings/series/affected.ts';
import { useAskScope } from '../../../bookings/series/use-ask-scope.ts';
import type { DriverChoice } from '../../../pickers/driver-source.ts';
import type { BookingRow } from '../../../bookings/booking-row.ts';

/**
 * Gives the function that asks which bookings of a standing order get another driver; `undefined` for a booking of none.
 * Rejects with an AbortError when the user goes back.
 */
export function useAskDriverScope(row: BookingRow): (driver: DriverChoice) => Promise<SeriesScope | undefined> {
  const t = useT();
  const askScope = useAskScope();
  return async (driver) => {
    if (row.seriesId === null) return undefined;
    const title = t('booking.series.driver.title', { id: row.id, driver: personName(driver, 'text') });
    const answer = await askScope(row, row.seriesId, { title, confirmLabel: t('booking.series.driver.confirm') });
    if (answer === null) throw givenUp();
    return answer.scope;
  };
}
