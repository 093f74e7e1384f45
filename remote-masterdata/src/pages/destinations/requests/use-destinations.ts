import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** A hospital, care center or other place clients are driven to. */
export type Destination = components['schemas']['Destination'];

/** Every destination. */
export const useDestinations = () => $api.useQuery('get', '/api/destination', {});
