import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** An insurance body, such as a mutuality. */
export type Insurance = components['schemas']['Insurance'];

/** Every insurance body. */
export const useInsurances = () => $api.useQuery('get', '/api/insurance', {});
