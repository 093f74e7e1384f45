import type { StoredSet } from '@navette/ops/registry';

const OURS = '/registry/';

/**
 * Remotes as browsers get them: with a CDN their files are there, under the same names. The hashes of the set hold for either.
 * @param cdn ends in a slash
 */
export function atCdn(remotes: StoredSet['remotes'], cdn: string | undefined): StoredSet['remotes'] {
  if (cdn === undefined) return remotes;
  const moved = Object.entries(remotes).map(([name, remote]) => [
    name,
    remote.base.startsWith(OURS) ? { ...remote, base: cdn + remote.base.slice(OURS.length) } : remote,
  ]);
  return Object.fromEntries(moved);
}
