import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** What runs, what is tried out, and how each remote fares. */
export type ReleaseStatus = components['schemas']['ReleaseStatus'];

/** How old the counts of failures may get, ms. */
const EVERY = 30_000;

/** The state of releases, asked for again every half minute. */
export const useReleaseStatus = () => $api.useQuery('get', '/service/release/status', {}, { refetchInterval: EVERY });
