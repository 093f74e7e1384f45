import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import type { FailurePlace } from '@navette/shared/api';

/** A tariff code of a mutuality, with its forfaits. */
export type MCode = components['schemas']['MCode'];

/** Every M-code. `failure` is where it shows when they can't be had: on the page, or where they are used. */
export const useMCodes = (failure: FailurePlace = 'page') =>
  $api.useQuery('get', '/api/mcode', {}, { meta: { failure } });
