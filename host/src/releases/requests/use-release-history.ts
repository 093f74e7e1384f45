import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** A change of the running or the staged set. */
export type ReleaseChange = components['schemas']['ReleaseChange'];

/** Page size: several months. */
const LIMIT = 500;

/** The last changes, newest first. */
export const useReleaseHistory = () =>
  $api.useQuery('get', '/service/release/history', { params: { query: { limit: LIMIT } } });
