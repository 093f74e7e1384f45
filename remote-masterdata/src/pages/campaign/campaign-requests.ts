import type { CampaignKind } from '@navette/openapi/enums';
import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, invalidate } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';

export type CampaignItem = components['schemas']['CampaignData'];

/** Campaigns or templates of the mailing service. Its outage is shown in the tab. */
export const useCampaignData = (kind: CampaignKind) =>
  $api.useQuery(
    'get',
    '/service/campaign/data/{kind}',
    { params: { path: { kind } } },
    { meta: { failure: 'inPlace' } },
  );

/** Member of the mailing list, including unsubscribed ones. */
export type Member = components['schemas']['CampaignMember'];

/** All members of the mailing list. An outage of the mailing service is shown in the tab. */
export const useMembers = () => $api.useQuery('get', '/service/campaign/members', {}, { meta: { failure: 'inPlace' } });

/**
 * Subscribes an address to the mailing list configured in the settings.
 * @returns its state after the call; a response without id is a refusal
 * @throws {ApiProblem} when the mailing service is down, or refuses the address
 */
export async function subscribeMember(
  body: components['schemas']['SubscribeForm'],
): Promise<components['schemas']['SubscribeAnswer']> {
  return dataOf(api.POST('/service/campaign/subscribe', { body }));
}

const MEMBERS = [
  ['get', '/service/campaign/members'],
  ['get', '/api/carecenter'],
] as const;

/** Invalidates the queries affected by a subscription change. */
export const refreshMembers = (cache: QueryClient): Promise<void> => invalidate(cache, MEMBERS);

export const refreshCampaign = (cache: QueryClient): Promise<void> =>
  invalidate(cache, [...MEMBERS, ['get', '/service/campaign/data/{kind}']]);
