import * as z from 'zod';
import type { PageGrant } from '../domain/access/declared-pages.ts';
import { permissionDeclarationSchema } from './permission-declaration.ts';

const declaring = z.object({ declaration: z.object({ permissions: z.array(permissionDeclarationSchema).optional() }) });

/**
 * The permissions that the remotes of a set declare for pages of their own. A remote that can't be read grants nothing, nor does one that names a
 * permission of another remote.
 * @param remotes name → its entry in the set, as it is stored
 */
export const declaredGrants = (remotes: Readonly<Record<string, unknown>>): PageGrant[] =>
  Object.entries(remotes).flatMap(([name, remote]) => {
    const { success, data } = declaring.safeParse(remote);
    const permissions = success ? (data.declaration.permissions ?? []) : [];
    return permissions.filter(({ page }) => page.startsWith(`${name}/`)).map(({ page, roles }) => ({ page, roles }));
  });
