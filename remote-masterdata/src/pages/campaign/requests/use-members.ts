import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** A member of the mailing list, also one who has left it. */
export type Member = components['schemas']['CampaignMember'];

/** Everybody on the mailing list. A mailing service that is down is said in the tab. */
export const useMembers = () => $api.useQuery('get', '/service/campaign/members', {}, { meta: { failure: 'inPlace' } });
