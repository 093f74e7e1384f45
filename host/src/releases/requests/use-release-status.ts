import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** Running set, staged set, and health of each remote. */
export type ReleaseStatus = components['schemas']['ReleaseStatus'];

/** Refetch interval of the failure counts, ms. */
const EVERY = 30_000;

/** Status of releases, refetched every half minute. */
export const useReleaseStatus = () => $api.useQuery('get', '/service/release/status', {}, { refetchInterval: EVERY });
