import type { IsoDate } from '@navette/shared/domain';
import { $api } from '@navette/shared/api';

/** What drivers marked as not available between two days; nothing is asked without days. */
export const useAvailability = (days: readonly IsoDate[]) => {
  const sorted = days.toSorted();
  const query = { startDate: sorted[0], endDate: sorted.at(-1) };
  return $api.useQuery('get', '/service/agenda/available', { params: { query } }, { enabled: days.length > 0, meta: { failure: 'inPlace' } });
};
