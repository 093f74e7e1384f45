import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** A user. */
export type User = components['schemas']['User'];

/** Every user. */
export const useUsers = () => $api.useQuery('get', '/api/user', {});
