import { STAFF_ROLES } from '@navette/shared/domain';
import { useUser } from '@navette/shared/session';
import { useMemo } from 'react';
import { useUsersByRoles, type UserSummary } from './use-users-by-roles.ts';

const none: readonly UserSummary[] = [];

/** The staff, and what they are called. */
export interface People {
  readonly users: readonly UserSummary[];
  /** Name of a user; their number while or because nobody by it is known. */
  readonly nameOf: (id: number) => string;
  /** Nobody could be asked for. */
  readonly failed: boolean;
}

/** Who works here, for names and choices. */
export function usePeople(): People {
  const { data = none, isError } = useUsersByRoles(STAFF_ROLES);
  const me = useUser();
  return useMemo(() => {
    const names = new Map(
      [...(me ? [me] : []), ...data].map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]),
    );
    return { users: data, nameOf: (id) => names.get(id) ?? `#${id}`, failed: isError };
  }, [data, me, isError]);
}
