import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** Member of the mailing list, including unsubscribed ones. */
export type Member = components['schemas']['CampaignMember'];

/** All members of the mailing list. An outage of the mailing service is shown in the tab. */
export const useMembers = () => $api.useQuery('get', '/service/campaign/members', {}, { meta: { failure: 'inPlace' } });
