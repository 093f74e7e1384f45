import { invalidate } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';

const MEMBERS = [
  ['get', '/service/campaign/members'],
  ['get', '/api/carecenter'],
] as const;

/** Invalidates what a subscription changes. */
export const refreshMembers = (cache: QueryClient): Promise<void> => invalidate(cache, MEMBERS);

/** Invalidates everything that the page shows. */
export const refreshCampaign = (cache: QueryClient): Promise<void> =>
  invalidate(cache, [...MEMBERS, ['get', '/service/campaign/data/{kind}']]);
