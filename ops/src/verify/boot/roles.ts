import { grantsOfSet, type ReleaseSet } from '@navette/shared/release';
import { rolesOpening } from '../checks/permission-fit.ts';
import type { Finding } from '../report.ts';

/** Names the roles that may see a page of the set, and as which nobody opened it. */
export function rolesUnseen(set: ReleaseSet, seen: readonly string[]): readonly Finding[] {
  const grants = grantsOfSet(set);
  const pages = Object.values(set.remotes).flatMap(({ declaration }) => declaration.routes.map(({ page }) => page));
  const roles = new Set(pages.flatMap((page) => rolesOpening(page, grants)));
  const unseen = [...roles].filter((role) => !seen.includes(role));
  if (unseen.length === 0) return [];
  return [
    {
      severity: 'warned',
      remote: null,
      detail: `no page was opened as ${unseen.join(', ')}: NAVETTE_VERIFY_ACCOUNTS names no account of it`,
    },
  ];
}
