import { invalidate } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';

const MEMBERS = [
  ['get', '/service/campaign/members'],
  ['get', '/api/carecenter'],
] as const;

/** Invalidates the queries affected by a subscription change. */
export const refreshMembers = (cache: QueryClient): Promise<void> => invalidate(cache, MEMBERS);

/** Invalidates all queries of the page. */
export const refreshCampaign = (cache: QueryClient): Promise<void> =>
  invalidate(cache, [...MEMBERS, ['get', '/service/campaign/data/{kind}']]);
