import type { PinnedRemote } from '@navette/shared/federation';

/** The version as the registry names it: that of a working copy includes a fingerprint of its content. */
export function releasedVersion({ base, version, declaration: { name } }: PinnedRemote): string {
  const [, remote, published] = /\/registry\/([^/]+)\/([^/]+)\/$/.exec(base) ?? [];
  return remote === name && published !== undefined ? decodeURIComponent(published) : version;
}
