import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import type { Role } from '@navette/shared/domain';

/** User, short form. */
export type UserSummary = components['schemas']['UserSummary'];

/** Users of some roles, for a choice field, which shows a failure itself. Pass a stable list. */
export const useUsersByRoles = (roles: readonly Role[]) =>
  $api.useQuery(
    'post',
    '/service/user/findByRoles',
    { body: { roles: [...roles] } },
    { meta: { failure: 'inPlace' }, staleTime: 5 * 60_000 },
  );
