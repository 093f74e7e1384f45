import { $api } from '@navette/shared/api';
import { planningSlack } from '@navette/shared/domain';

/** Slack of the planning in minutes, as the organisation has set it. */
export function usePlanningSlack(): number {
  const { data = [] } = $api.useQuery(
    'get',
    '/service/settings',
    {},
    { staleTime: 300_000, meta: { failure: 'inPlace' } },
  );
  return planningSlack(data);
}
