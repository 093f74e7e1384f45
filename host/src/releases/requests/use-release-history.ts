import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** A change of what runs or of what is tried out. */
export type ReleaseChange = components['schemas']['ReleaseChange'];

/** More than anybody reads, and enough to find what ran months ago. */
const LIMIT = 500;

/** The last changes, newest first. */
export const useReleaseHistory = () =>
  $api.useQuery('get', '/service/release/history', { params: { query: { limit: LIMIT } } });
