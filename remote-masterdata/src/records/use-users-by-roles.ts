import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import type { Role } from '@navette/shared/domain';

/** A user, in short. */
export type UserSummary = components['schemas']['UserSummary'];

/** Users of some roles, for a select; an error shows where it is. Pass the same array each time. */
export const useUsersByRoles = (roles: readonly Role[]) =>
  $api.useQuery(
    'post',
    '/service/user/findByRoles',
    { body: { roles: [...roles] } },
    { meta: { failure: 'inPlace' }, staleTime: 5 * 60_000 },
  );
