import type { DecidedRoles, MenuOverride } from '@navette/shared/release';
import type { Policy } from '../registry/policy.ts';

/** One thing that a desired state would change. */
export interface PlannedChange {
  readonly of: 'version' | 'menu' | 'roles' | 'stage' | 'policy' | 'overrides';
  /** A remote, `host`, the path of a menu entry, a permission, a property of the policy. */
  readonly name: string;
  /** Null for nothing. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Differences between two lists of menu changes. */
export function menuChanges(before: readonly MenuOverride[], after: readonly MenuOverride[]): PlannedChange[] {
  const paths = [...new Set([...before, ...after].map(({ path }) => path))].sort();
  const words = (menu: readonly MenuOverride[], path: string) =>
    entryInWords(menu.find((entry) => entry.path === path));
  return paths
    .map((path) => ({ of: 'menu' as const, name: path, before: words(before, path), after: words(after, path) }))
    .filter((change) => change.before !== change.after);
}

/** Differences between two decisions about roles. */
export function rolesChanges(before: DecidedRoles = {}, after: DecidedRoles = {}): PlannedChange[] {
  const pages = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return pages
    .map((page) => ({ of: 'roles' as const, name: page, before: holders(before[page]), after: holders(after[page]) }))
    .filter((change) => change.before !== change.after);
}

const holders = (roles: readonly string[] | undefined): string | null =>
  roles === undefined ? null : roles.length === 0 ? 'super alone' : roles.join(', ');

function entryInWords(entry: MenuOverride | undefined): string | null {
  if (!entry) return null;
  const { hidden, section, order, titles } = entry;
  const parts = [
    hidden === true ? 'hidden' : '',
    section === undefined ? '' : `in ${section}`,
    order === undefined ? '' : `at ${order}`,
    titles ? `called ${titles.fr} / ${titles.nl} / ${titles.en}` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** Properties of the policy that a choice changes. */
export const policyChanges = (policy: Policy, choice: Partial<Policy>): PlannedChange[] => {
  const [before, after] = [Object.entries(policy), { ...policy, ...choice }];
  const wanted = new Map(Object.entries(after).map(([name, value]) => [name, String(value)]));
  return before.flatMap(([name, value]) => {
    const next = wanted.get(name);
    return next === undefined || next === String(value)
      ? []
      : [{ of: 'policy' as const, name, before: String(value), after: next }];
  });
};
