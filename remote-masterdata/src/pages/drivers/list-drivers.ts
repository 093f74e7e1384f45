import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** A driver. */
export type Driver = components['schemas']['Driver'];

/** Every driver. */
export const useDrivers = () => $api.useQuery('get', '/api/driver', {});
