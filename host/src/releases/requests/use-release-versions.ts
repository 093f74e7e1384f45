import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** A published version of a remote. */
export type PublishedVersion = components['schemas']['PublishedVersion'];

/** Every published version. */
export const useReleaseVersions = () => $api.useQuery('get', '/service/release/versions');
