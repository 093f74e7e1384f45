import * as z from 'zod';
import type { Change } from '../registry/history.ts';
import { Damaged, unless } from '../registry/stored.ts';
import { readStoredSet, type StoredSet } from '../registry/sets.ts';
import { readTrials, type Trial, trialsIn } from '../registry/staged.ts';
import { type Loose, menuDifferences, remoteDifferences, sameRoles } from '../release/difference.ts';
import { ADMIN, type RemoteAction, rightTo } from './caller.ts';
import type { Registry } from '../registry/registry.ts';

const routesSchema = z.object({ routes: z.array(z.object({ path: z.string() })) }).catch({ routes: [] });

/**
 * Rights to go from one set to another: one for each remote whose version differs, and for the remote of each menu entry that stands otherwise; `admin` where
 * other roles hold permissions, which is not for the team of a remote to decide.
 */
export function rightsBetween(action: RemoteAction, before: Loose | undefined, after: Loose | undefined): string[] {
  const remotes = remoteDifferences(before, after).map(({ name }) => rightTo(action, name));
  const owners = menuDifferences(before, after).map((path) => ownerOf(path, after) ?? ownerOf(path, before));
  const roles = sameRoles(before, after) ? [] : [ADMIN];
  return [
    ...new Set([...remotes, ...roles, ...owners.map((name) => (name === undefined ? ADMIN : rightTo(action, name)))]),
  ];
}

/** Rights to begin or to end a trial of these versions. */
export const rightsToTrial = (versions: Trial['versions']): string[] =>
  Object.keys(versions).map((name) => rightTo('stage', name));

/**
 * Rights that a change of the registry needs; `admin` for whatever is not about remotes.
 * @param content of the file that is replaced, null when it goes
 */
export async function neededRights(
  registry: Registry,
  { action, before, after }: Change,
  content: string | null,
): Promise<readonly string[]> {
  if (action === 'activate' || action === 'rollback')
    return rightsBetween('activate', await setOf(registry, before), await setOf(registry, after));
  if (action !== 'stage' && action !== 'unstage') return [ADMIN];
  const former = await unless(Damaged, readTrials(registry), undefined);
  const next = trialsIn(content);
  if (!former) return [ADMIN];
  const known = (trial: Trial, others: readonly Trial[]) =>
    others.some((other) => JSON.stringify(other) === JSON.stringify(trial));
  const changed = [...former.filter((trial) => !known(trial, next)), ...next.filter((trial) => !known(trial, former))];
  return changed.length > 0 ? changed.flatMap(({ versions }) => rightsToTrial(versions)) : [ADMIN];
}

/** A set that can't be read counts as empty, so that everything in the other one differs. */
const setOf = async (registry: Registry, id: string | null): Promise<StoredSet | undefined> =>
  id === null ? undefined : readStoredSet(registry, id).catch(() => undefined);

const ownerOf = (path: string, set: Loose | undefined): string | undefined =>
  Object.entries(set?.remotes ?? {}).find(([, { declaration }]) =>
    routesSchema.parse(declaration).routes.some((route) => route.path === path),
  )?.[0];
