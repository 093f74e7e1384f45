import type { ReleaseSet } from '@navette/shared/release';
import { Refusal } from '../refusal.ts';
import { history } from '../registry/history.ts';
import { previousId } from '../registry/history.ts';
import { currentId, readSet } from '../registry/sets.ts';
import { readStaging } from '../registry/staged.ts';
import { rolesChanges } from '../desired/planned-change.ts';
import { type RemoteDifference, remoteDifferences } from './difference.ts';
import type { Registry } from '../registry/registry.ts';

/** Differences between two sets. */
export interface SetDifference {
  readonly before: string;
  readonly after: string;
  /** The host contract they were made for. */
  readonly contract: { readonly before: string; readonly after: string };
  readonly remotes: readonly DetailedDifference[];
  /** Paths of menu entries that ops changed in another way. */
  readonly menu: readonly string[];
  /** Permissions that other roles hold by decision of ops: `x/codes: dispatch → lead`. */
  readonly roles: readonly string[];
}

/** Difference of one remote, besides its code. */
export interface DetailedDifference extends RemoteDifference {
  /** Pages and dialogs that come and go. */
  readonly modules: Moved;
  /** Operations of the API that it calls, or calls no longer. */
  readonly operations: Moved;
  /** Permissions that it declares, each with the roles that hold it: `x/codes=dispatch,lead`, as `PAGE_ROLES` writes them. */
  readonly permissions: Moved;
  /** Files whose content is another. */
  readonly files: number;
}

interface Moved {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Differences between two sets.
 * @param before Id of a set, or `current`, `previous`, `staged`.
 * @param after The same.
 * @throws {Refusal} when one is not there
 */
export async function diff(registry: Registry, before: string, after: string): Promise<SetDifference> {
  const [left, right] = await Promise.all([setOf(registry, before), setOf(registry, after)]);
  const remotes = remoteDifferences(left, right).map((difference) => ({
    ...difference,
    ...details(left.remotes[difference.name], right.remotes[difference.name]),
  }));
  return {
    before: left.id,
    after: right.id,
    contract: { before: left.host.contract, after: right.host.contract },
    remotes,
    menu: menuDifferences(left, right),
    roles: rolesChanges(left.roles, right.roles).map(
      ({ name, before: was, after: is }) => `${name}: ${was ?? 'as declared'} → ${is ?? 'as declared'}`,
    ),
  };
}

/** A set by its id, or as `current`, `previous` or `staged`. @throws {Refusal} when it is not there */
export async function setOf(registry: Registry, named: string): Promise<ReleaseSet> {
  const current = await currentId(registry);
  const known = {
    current,
    staged: (await readStaging(registry))?.set,
    previous: current === undefined ? undefined : previousId(await history(registry), current),
  };
  if (named !== 'current' && named !== 'staged' && named !== 'previous') return readSet(registry, named);
  const id = known[named];
  if (id === undefined) throw new Refusal(`There is no ${named} set.`);
  return readSet(registry, id);
}

type Pinned = ReleaseSet['remotes'][string];

function details(
  before: Pinned | undefined,
  after: Pinned | undefined,
): Omit<DetailedDifference, keyof RemoteDifference> {
  const [was, is] = [new Set(Object.values(before?.files ?? {})), Object.values(after?.files ?? {})];
  return {
    modules: moved(Object.keys(before?.modules ?? {}), Object.keys(after?.modules ?? {})),
    operations: moved(before?.declaration.operations ?? [], after?.declaration.operations ?? []),
    permissions: moved(permissionsOf(before), permissionsOf(after)),
    files: is.filter((hash) => !was.has(hash)).length,
  };
}

const permissionsOf = (remote: Pinned | undefined): readonly string[] =>
  (remote?.declaration.permissions ?? []).map(({ page, roles }) => `${page}=${roles.join(',')}`);

const moved = (before: readonly string[], after: readonly string[]): Moved => ({
  added: after.filter((entry) => !before.includes(entry)),
  removed: before.filter((entry) => !after.includes(entry)),
});

function menuDifferences(left: ReleaseSet, right: ReleaseSet): string[] {
  const paths = [...new Set([...left.menu, ...right.menu].map(({ path }) => path))].sort();
  const changeOf = (set: ReleaseSet, path: string) =>
    JSON.stringify(set.menu.find((entry) => entry.path === path) ?? null);
  return paths.filter((path) => changeOf(left, path) !== changeOf(right, path));
}
