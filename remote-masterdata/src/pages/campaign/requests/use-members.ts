import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** Member of the mailing list, unsubscribed ones included. */
export type Member = components['schemas']['CampaignMember'];

/** Every member of the mailing list. An outage of the mailing service is reported in the tab. */
export const useMembers = () => $api.useQuery('get', '/service/campaign/members', {}, { meta: { failure: 'inPlace' } });
