import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** A campaign or a template. */
export type CampaignItem = components['schemas']['CampaignData'];

/** The campaigns, or the templates, of the mailing service. One that is down is said in the tab. */
export const useCampaignData = (kind: 'campaigns' | 'templates') =>
  $api.useQuery(
    'get',
    '/service/campaign/data/{kind}',
    { params: { path: { kind } } },
    { meta: { failure: 'inPlace' } },
  );
