import { DEPLOYED_HOST } from '@navette/shared/release';
import { HOST } from '../registry/keys.ts';
import { currentId } from '../registry/sets.ts';
import { localFolder } from '../registry/registry.ts';
import { assertServable } from '../signing/assert-signed.ts';
import { readStoredSet } from '../registry/sets.ts';
import { byVersion, presentPublications } from '../registry/versions.ts';
import type { Registry } from '../registry/registry.ts';

/** A build of the host. */
export interface HostBuild {
  readonly version: string;
  /** Path of its files on this machine. */
  readonly folder: () => Promise<string>;
}

/** The published builds of the host whose files are there, the highest version first. */
export async function publishedHosts(registry: Registry): Promise<readonly HostBuild[]> {
  const versions = (await presentPublications(registry, HOST)).map(({ version }) => version);
  return [...new Set(versions)]
    .toSorted((left, right) => byVersion(right, left))
    .map((version) => ({ version, folder: () => localFolder(registry, HOST, version) }));
}

/** The build of the host that the set pins which runs for everybody: a version, or `deployed`. Cached, since every page load asks. */
export async function runningHost(registry: Registry): Promise<string> {
  const current = await currentId(registry);
  const set = current === undefined ? undefined : await readStoredSet(registry, current);
  return set?.host?.pinned?.version ?? DEPLOYED_HOST;
}

/**
 * The build of the host that is to be served: that of {@link runningHost}.
 * @throws {Refusal} when the running set is not signed, where that is required
 */
export async function servedHost(registry: Registry): Promise<string> {
  const current = await currentId(registry);
  if (current !== undefined) await assertServable(registry, await readStoredSet(registry, current));
  return runningHost(registry);
}
