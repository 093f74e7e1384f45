import { grantedTo, isStaffRole } from '@navette/shared/domain';
import { grantsOfSet, type ReleaseSet } from '@navette/shared/release';
import { isRecord } from '../../canonical-json.ts';
import type { Rule } from './intercept.ts';

/**
 * Gives users the permissions that the remotes under check bring, as the server does once their set runs. Until then it grants those of the set that runs,
 * and the first version of a page with a permission of its own could be opened by nobody.
 * @returns what an answer with a user becomes
 */
export function granting(set: Pick<ReleaseSet, 'remotes' | 'roles'>): (answer: unknown) => unknown {
  const grants = grantsOfSet(set);
  return (answer) => {
    if (!isRecord(answer) || !isRecord(answer.user)) return answer;
    const { role, pages } = answer.user;
    if (typeof role !== 'string' || !isStaffRole(role) || !Array.isArray(pages)) return answer;
    return { ...answer, user: { ...answer.user, pages: [...new Set([...pages, ...grantedTo(role, grants)])] } };
  };
}

/** The same for the answers after the sign-in. */
export const grantRules = (set: Pick<ReleaseSet, 'remotes' | 'roles'>): readonly Rule[] =>
  ['/auth/session', '/auth/renew'].map((path) => ({ path, change: granting(set) }));
