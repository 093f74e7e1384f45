import { runningFor, type Registry } from '@navette/ops/registry';
import { isDeclaredPage, isStaffRole, type PageGrant } from '@navette/shared/domain';
import { grantsOfSet } from '@navette/shared/release';

/**
 * Holders of the permissions that the remotes of a user's release bring: the roles that the environment of this server decides on, else those of the
 * set, else those that the remote declares.
 * @param decided see {@link pageRolesOf}
 */
export async function pageGrants(
  registry: Registry,
  user: { readonly role: string; readonly email: string },
  decided: readonly PageGrant[] = [],
): Promise<readonly PageGrant[]> {
  // A registry that can't be read must not keep anybody from signing in.
  const running = await runningFor(registry, user).catch(() => undefined);
  return grantsOfSet(running?.set ?? { remotes: {} }).map(
    (declared) => decided.find(({ page }) => page === declared.page) ?? declared,
  );
}

/**
 * Reads `PAGE_ROLES`: `fleet/vehicles=dispatch,lead fleet/costs=account`. An empty list leaves a permission to `super` alone.
 * @throws {Error} naming what can't be read
 */
export function pageRolesOf(text = ''): PageGrant[] {
  return text
    .split(/\s+/)
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [page = '', list] = entry.split('=');
      if (!isDeclaredPage(page) || list === undefined)
        throw new Error(`PAGE_ROLES holds entries such as fleet/vehicles=dispatch,lead; this is none: ${entry}`);
      const names = list.split(',').filter((name) => name !== '');
      const unknown = names.find((name) => !isStaffRole(name));
      if (unknown !== undefined)
        throw new Error(`PAGE_ROLES gives ${page} to ${unknown}, which is no role that signs in`);
      return { page, roles: names.filter(isStaffRole) };
    });
}
