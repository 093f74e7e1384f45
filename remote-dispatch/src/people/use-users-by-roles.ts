import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import type { Role } from '@navette/shared/domain';

/** A user, in short. */
export type UserSummary = components['schemas']['UserSummary'];

/** Users of some roles, for a choice; what fails shows where they are chosen. Give the same list each time. */
export const useUsersByRoles = (roles: readonly Role[]) =>
  $api.useQuery(
    'post',
    '/service/user/findByRoles',
    { body: { roles: [...roles] } },
    { meta: { failure: 'inPlace' }, staleTime: 5 * 60_000 },
  );
