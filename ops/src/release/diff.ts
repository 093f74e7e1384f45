import { type ReleaseSet, compareVersions } from '@navette/shared/release';
import { Refusal } from '../refusal.ts';
import { history, previousId } from '../registry/history.ts';
import { currentId, readSet } from '../registry/sets.ts';
import { wantedSet } from './choose.ts';
import { menuDifferences, type RemoteDifference, remoteDifferences, roleDifferences } from './difference.ts';
import { type Registry, localFolder } from '../registry/registry.ts';
import * as z from 'zod';
import { readJson } from '../registry/pin.ts';
import { plainVersion } from '../registry/versions.ts';

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
 * @param before Id of a set, or `current`, `previous`, `staged`, `dispatch@staged`.
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
    roles: roleDifferences(left.roles, right.roles).map(
      ({ name, before: was, after: is }) => `${name}: ${was ?? 'as declared'} → ${is ?? 'as declared'}`,
    ),
  };
}

/** A set by its id, as `current` or `previous`, or a trial as `staged` or `dispatch@staged`. @throws {Refusal} when it is not there */
async function setOf(registry: Registry, named: string): Promise<ReleaseSet> {
  const [, trial] = /^(?:(?<trial>[a-z][a-z\d-]*)@)?staged$/.exec(named) ?? [named, null];
  if (trial !== null) return wantedSet(registry, trial === undefined ? 'staged' : { trial });
  const current = await currentId(registry);
  const known = new Map([
    ['current', current],
    ['previous', current && previousId(await history(registry), current)],
  ]);
  const id = known.has(named) ? known.get(named) : named;
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

/** Notes of the team of a remote whose version differs between two sets. */
export interface RemoteNotes extends RemoteDifference {
  readonly versions: readonly VersionNotes[];
}

/**
 * Notes of a set compared with another one, by remote.
 * @param before Id of a set, or `current`, `previous`, `staged`, `dispatch@staged`.
 * @param after The same.
 * @throws {Refusal} when one is not there
 */
export async function setNotes(registry: Registry, before: string, after: string): Promise<RemoteNotes[]> {
  const [left, right] = await Promise.all([setOf(registry, before), setOf(registry, after)]);
  return Promise.all(
    remoteDifferences(left, right).map(async (difference) => ({
      ...difference,
      versions: await versionNotes(registry, difference.name, { from: difference.before, to: difference.after }),
    })),
  );
}

const changelogSchema = z.array(
  z.object({
    version: z.string(),
    notes: z.array(z.object({ kind: z.enum(['major', 'minor', 'patch']), text: z.string() })),
  }),
);

/** Notes of a version of a remote in the words of its team, newest version first. */
export type VersionNotes = z.infer<typeof changelogSchema>[number];

/**
 * Notes of the versions of a remote between two of them, from the changelog that is part of the later one. When `from` is the later one, of those that going back takes
 * away. Of two working copies of one version, what that version brings.
 * @param from null for everything that is known
 * @param to null for a remote that goes
 * @returns none where the version was built before changelogs were packed, or is gone
 */
export async function versionNotes(
  registry: Registry,
  name: string,
  { from, to }: { from: string | null; to: string | null },
): Promise<VersionNotes[]> {
  const [low, high] = inOrder(from, to);
  if (high === null) return [];
  const notes = await changelogOf(registry, name, high);
  const [above, upTo] = [low === null ? null : plainVersion(low), plainVersion(high)];
  if (above === upTo) return notes.filter(({ version }) => version === upTo);
  return notes.filter(
    ({ version }) => compareVersions(version, upTo) <= 0 && (above === null || compareVersions(version, above) > 0),
  );
}

function inOrder(left: string | null, right: string | null): [low: string | null, high: string | null] {
  if (left === null || right === null) return [null, left ?? right];
  return compareVersions(plainVersion(left), plainVersion(right)) <= 0 ? [left, right] : [right, left];
}

async function changelogOf(registry: Registry, name: string, version: string): Promise<VersionNotes[]> {
  try {
    const text = await readJson(await localFolder(registry, name, version), 'changelog.json');
    return changelogSchema.safeParse(text).data ?? [];
  } catch {
    return [];
  }
}
