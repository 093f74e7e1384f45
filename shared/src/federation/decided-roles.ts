import { STAFF_ROLE_VALUES } from '@navette/openapi/enums';
import * as z from 'zod';
import type { PageGrant } from '../domain/access/pages.ts';
import { isStaffRole } from '../domain/access/roles.ts';
import { declaredNameSchema, permissionDeclarationSchema } from './declarations.ts';

/** Permission of a remote → the roles that ops assigned to it; an empty list leaves it to `super`. */
export const decidedRolesSchema = z.record(declaredNameSchema, z.array(z.enum(STAFF_ROLE_VALUES)));

/** Permission of a remote → the roles that ops assigned to it. */
export type DecidedRoles = Readonly<z.infer<typeof decidedRolesSchema>>;

/** A later version of ops may have written it: an unreadable list leaves its permission to `super`. */
const looseRoles = z.record(z.string(), z.array(z.unknown()).catch([]));

/**
 * Roles of the permissions that the remotes of a set bring: those of the set, else those that the remote proposes.
 * @param set as stored; when its roles are unreadable, only `super` holds them
 */
export function grantsOfSet({
  remotes,
  roles = {},
}: {
  readonly remotes: Readonly<Record<string, unknown>>;
  readonly roles?: unknown;
}): PageGrant[] {
  const { success, data } = looseRoles.safeParse(roles);
  return declaredGrants(remotes).map(({ page, roles: proposed }) => ({
    page,
    roles: success ? (data[page]?.filter(isRole) ?? proposed) : [],
  }));
}

const isRole = (role: unknown) => typeof role === 'string' && isStaffRole(role);

const declaring = z.object({ declaration: z.object({ permissions: z.array(permissionDeclarationSchema).optional() }) });

/**
 * Permissions that the remotes of a set declare for pages of their own. An unreadable remote grants nothing, nor does one that names a permission of
 * another remote.
 * @param remotes name → its entry in the set, as stored
 */
const declaredGrants = (remotes: Readonly<Record<string, unknown>>): PageGrant[] =>
  Object.entries(remotes).flatMap(([name, remote]) => {
    const { success, data } = declaring.safeParse(remote);
    const permissions = success ? (data.declaration.permissions ?? []) : [];
    return permissions.filter(({ page }) => page.startsWith(`${name}/`)).map(({ page, roles }) => ({ page, roles }));
  });
