import type { PinnedRemote } from '@navette/shared/federation';

/** The published version as the registry names it: a working copy has the fingerprint of its content in it. */
export function releasedVersion({ base, version, declaration: { name } }: PinnedRemote): string {
  const [, remote, published] = /\/registry\/([^/]+)\/([^/]+)\/$/.exec(base) ?? [];
  return remote === name && published !== undefined ? decodeURIComponent(published) : version;
}
