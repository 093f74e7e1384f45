import * as z from 'zod';
import type { Change } from '../registry/history.ts';
import { unlessDamaged } from '../registry/stored.ts';
import { currentId, readStoredSet, type StoredSet } from '../registry/sets.ts';
import { readStaging } from '../registry/staged.ts';
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

/** Rights that a change of the registry needs; `admin` for whatever is not about remotes. */
export async function neededRights(registry: Registry, { action, before, after }: Change): Promise<readonly string[]> {
  if (action === 'activate' || action === 'rollback')
    return rightsBetween('activate', await setOf(registry, before), await setOf(registry, after));
  if (action !== 'stage' && action !== 'unstage') return [ADMIN];
  const running = await setOf(registry, (await currentId(registry)) ?? null);
  const former = await unlessDamaged(readStaging(registry));
  return [
    ...(after === null ? [] : rightsBetween('stage', running, await setOf(registry, after))),
    // Whoever ends a trial needs what its beginning needed.
    ...(former
      ? rightsBetween('stage', await setOf(registry, former.base), await setOf(registry, former.set))
      : after === null
        ? [ADMIN]
        : []),
  ];
}

/** A set that can't be read counts as empty, so that everything in the other one differs. */
const setOf = async (registry: Registry, id: string | null): Promise<StoredSet | undefined> =>
  id === null ? undefined : readStoredSet(registry, id).catch(() => undefined);

const ownerOf = (path: string, set: Loose | undefined): string | undefined =>
  Object.entries(set?.remotes ?? {}).find(([, { declaration }]) =>
    routesSchema.parse(declaration).routes.some((route) => route.path === path),
  )?.[0];
