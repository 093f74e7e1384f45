import type { CampaignKind } from '@navette/openapi/enums';
import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** Campaign or template. */
export type CampaignItem = components['schemas']['CampaignData'];

/** Campaigns or templates of the mailing service. Its outage is shown in the tab. */
export const useCampaignData = (kind: CampaignKind) =>
  $api.useQuery(
    'get',
    '/service/campaign/data/{kind}',
    { params: { path: { kind } } },
    { meta: { failure: 'inPlace' } },
  );
