import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import type { FailurePlace } from '@navette/shared/api';

/** A care center. */
export type CareCenter = components['schemas']['CareCenter'];

/** Every care center. `failure` is where it shows when they can't be had: on the page, or where they are used. */
export const useCareCenters = (failure: FailurePlace = 'page') =>
  $api.useQuery('get', '/api/carecenter', {}, { meta: { failure } });
