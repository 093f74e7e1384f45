import { personName, STAFF_ROLES, type NameUse, type Role } from '@navette/shared/domain';
import { useUser } from '@navette/shared/session';
import { useMemo } from 'react';
import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

const none: readonly UserSummary[] = [];

export interface People {
  readonly users: readonly UserSummary[];
  /** Name of a user; the id while loading or when it is unknown. */
  readonly nameOf: (id: number, use: NameUse) => string;
  /** The staff could not be loaded. */
  readonly failed: boolean;
}

/** Staff, for names and choices. */
export function usePeople(): People {
  const { data = none, isError } = useUsersByRoles(STAFF_ROLES);
  const me = useUser();
  return useMemo(() => {
    const known = new Map([...(me ? [me] : []), ...data].map((person) => [person.id, person]));
    const nameOf: People['nameOf'] = (id, use) => {
      const person = known.get(id);
      return person ? personName(person, use) : `#${id}`;
    };
    return { users: data, nameOf, failed: isError };
  }, [data, me, isError]);
}

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
