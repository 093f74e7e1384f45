import { isRole, type Role } from '@navette/shared/domain';
import type { BodyOf } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problem.ts';

/** The roles that are asked for: a list, or the quoted names of the specification, `'admin','dispatch'` (DECISIONS 14). */
export function parseRoles(roles: BodyOf<'findUsersByRoles'>['roles']): Role[] {
  const names = typeof roles === 'string' ? roles.split(',').map((name) => name.replace(/['"\s]/gu, '')) : roles;
  const known = names.filter(isRole);
  if (known.length < names.length || known.length === 0)
    throw invalid({ field: 'roles', messageKey: 'validation.oneOf' });
  return [...new Set(known)];
}
