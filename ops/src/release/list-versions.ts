import { parseDeclaration, type RemoteDeclaration } from '@navette/shared/release';
import { unlessDamaged } from '../registry/stored.ts';
import { HOST, keys } from '../registry/keys.ts';
import { hostFactsSchema } from '../registry/pin.ts';
import { readJson } from '../registry/pin.ts';
import { currentId } from '../registry/sets.ts';
import { localFolder } from '../registry/registry.ts';
import { readStaging, stagedSet } from '../registry/staged.ts';
import { readStoredSet } from '../registry/sets.ts';
import {
  byVersion,
  isWorkingCopy,
  type Publication,
  presentPublications,
  publishedRemotes,
} from '../registry/versions.ts';
import { publishedAs } from './difference.ts';
import { runningHost } from './hosts.ts';
import type { Registry } from '../registry/registry.ts';

/** A published version of a remote. */
export interface ListedVersion {
  readonly name: string;
  /** Name of its folder: `1.2.0`, or `1.2.0+3f9ac1d2b4e6` for a working copy. */
  readonly version: string;
  readonly at: string;
  readonly bytes: number;
  /** Author; null when it is not known. */
  readonly who: string | null;
  /** The range of the host contract it needs. */
  readonly contract: string;
  readonly workingCopy: boolean;
  readonly running: boolean;
  readonly staged: boolean;
}

/** Published versions of every remote: by name, the highest version first, of one number the youngest first. */
export async function listVersions(registry: Registry): Promise<ListedVersion[]> {
  // The list is needed most when the set that runs can't be read.
  const [running, staged] = await Promise.all([
    versionsIn(registry, await unlessDamaged(currentId(registry))),
    versionsIn(registry, (await unlessDamaged(readStaging(registry)))?.set),
  ]);
  const names = await publishedRemotes(registry);
  const lists = await Promise.all(
    names.map(async (name) =>
      Promise.all(
        firsts(await presentPublications(registry, name)).map((entry) =>
          listed(registry, name, entry, running, staged),
        ),
      ),
    ),
  );
  return lists.flatMap((list) =>
    list.toSorted((left, right) => byVersion(right.version, left.version) || right.at.localeCompare(left.at)),
  );
}

/** Published builds of the host, the highest version first; `contract` is the host contract that it keeps. */
export async function listHosts(registry: Registry): Promise<ListedVersion[]> {
  const running = await unlessDamaged(runningHost(registry));
  const staged = (await unlessDamaged(stagedSet(registry)))?.set.host.pinned?.version;
  const entries = firsts(await presentPublications(registry, HOST)).map(async ({ version, at, bytes, who }) => ({
    name: HOST,
    version,
    at,
    bytes,
    who: who ?? null,
    contract: hostFactsSchema.parse(await readJson(await localFolder(registry, HOST, version), 'host.json')).contract,
    workingCopy: false,
    running: version === running,
    staged: version === staged,
  }));
  return (await Promise.all(entries)).toSorted((left, right) => byVersion(right.version, left.version));
}

async function listed(
  registry: Registry,
  name: string,
  { version, at, bytes, who }: Publication,
  running: ReadonlySet<string>,
  staged: ReadonlySet<string>,
): Promise<ListedVersion> {
  const { contract } = await declarationOf(registry, name, version);
  const key = `${name}@${version}`;
  return {
    name,
    version,
    at,
    bytes,
    who: who ?? null,
    contract,
    workingCopy: isWorkingCopy(version),
    running: running.has(key),
    staged: staged.has(key),
  };
}

const declarations = new Map<string, RemoteDeclaration>();

async function declarationOf(registry: Registry, name: string, version: string): Promise<RemoteDeclaration> {
  const place = `${registry.location} ${keys.remote(name, version)}`;
  const known = declarations.get(place);
  if (known) return known;
  const declaration = parseDeclaration(await readJson(await localFolder(registry, name, version), 'declaration.json'));
  if (declarations.size < 1000) declarations.set(place, declaration);
  return declaration;
}

async function versionsIn(registry: Registry, set: string | undefined): Promise<Set<string>> {
  const stored = set === undefined ? undefined : await readStoredSet(registry, set).catch(() => undefined);
  return new Set(Object.entries(stored?.remotes ?? {}).map(([name, { base }]) => `${name}@${publishedAs(base)}`));
}

/** When each version came first. */
const firsts = (publications: readonly Publication[]): Publication[] =>
  publications.filter(({ version }, index) => publications.findIndex((other) => other.version === version) === index);
