import { personName, STAFF_ROLES, type NameUse } from '@navette/shared/domain';
import { useUser } from '@navette/shared/session';
import { useMemo } from 'react';
import { useUsersByRoles, type UserSummary } from './use-users-by-roles.ts';

const none: readonly UserSummary[] = [];

/** Staff with their names. */
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
