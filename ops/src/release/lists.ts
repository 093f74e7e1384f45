import type { components } from '@navette/openapi/types';
import { parseDeclaration, type RemoteDeclaration } from '@navette/shared/release';
import { unlessDamaged } from '../registry/stored.ts';
import { HOST, keys } from '../registry/keys.ts';
import { hostFactsSchema, readJson } from '../registry/pin.ts';
import { currentId, readStoredSet } from '../registry/sets.ts';
import { localFolder, type Registry } from '../registry/registry.ts';
import { readTrials } from '../registry/staged.ts';
import {
  byVersion,
  isWorkingCopy,
  type Publication,
  presentPublications,
  publishedRemotes,
} from '../registry/versions.ts';
import { publishedAs, type RemoteDifference, remoteDifferences } from './difference.ts';
import { runningHost } from './running.ts';
import { type Change, history } from '../registry/history.ts';

/** A published version of a remote, or of the host, by the name of its folder: `1.2.0`, or `1.2.0+3f9ac1d2b4e6` for a working copy. */
export type ListedVersion = Omit<components['schemas']['OpsVersion'], 'signature'>;

/** Published versions of every remote: by name, the highest version first, of one number the youngest first. */
export async function listVersions(registry: Registry): Promise<ListedVersion[]> {
  // The list is needed most when the set that runs can't be read.
  const [running, staged] = await Promise.all([
    versionsOf(registry, await unlessDamaged(currentId(registry))),
    stagedVersions(registry),
  ]);
  const names = await publishedRemotes(registry);
  const lists = await Promise.all(
    names.map((name) =>
      listed(registry, name, async (version) => ({
        contract: (await declarationOf(registry, name, version)).contract,
        running: running.has(`${name}@${version}`),
        staged: staged.has(`${name}@${version}`),
      })),
    ),
  );
  return lists.flat();
}

/** Published builds of the host, the highest version first; `contract` is the host contract that it keeps. */
export async function listHosts(registry: Registry): Promise<ListedVersion[]> {
  const running = await unlessDamaged(runningHost(registry));
  const staged = await stagedVersions(registry);
  return listed(registry, HOST, async (version) => ({
    contract: hostFactsSchema.parse(await readJson(await localFolder(registry, HOST, version), 'host.json')).contract,
    running: version === running,
    staged: staged.has(`${HOST}@${version}`),
  }));
}

async function listed(
  registry: Registry,
  name: string,
  stateOf: (version: string) => Promise<Pick<ListedVersion, 'contract' | 'running' | 'staged'>>,
): Promise<ListedVersion[]> {
  const entries = firsts(await presentPublications(registry, name)).map(async ({ version, at, bytes, who = null }) => ({
    name,
    version,
    at,
    bytes,
    who,
    workingCopy: isWorkingCopy(version),
    ...(await stateOf(version)),
  }));
  return (await Promise.all(entries)).toSorted(
    (left, right) => byVersion(right.version, left.version) || right.at.localeCompare(left.at),
  );
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

const stagedVersions = async (registry: Registry): Promise<Set<string>> =>
  new Set(
    ((await unlessDamaged(readTrials(registry))) ?? []).flatMap(({ versions }) =>
      Object.entries(versions).map(([name, version]) => `${name}@${version}`),
    ),
  );

async function versionsOf(registry: Registry, set: string | undefined): Promise<Set<string>> {
  const stored = set === undefined ? undefined : await readStoredSet(registry, set).catch(() => undefined);
  return new Set(Object.entries(stored?.remotes ?? {}).map(([name, { base }]) => `${name}@${publishedAs(base)}`));
}

/** When each version came first. */
const firsts = (publications: readonly Publication[]): Publication[] =>
  publications.filter(({ version }, index) => publications.findIndex((other) => other.version === version) === index);

/** A line of the history with what it changed about the remotes. */
export interface ListedChange extends Change {
  /** Differences between the two sets, for a trial between the one that ran and the one that is tried out; empty for a set that was pruned since. */
  readonly remotes: readonly RemoteDifference[];
}

/** Changes, newest first, at most `limit`. */
export async function listHistory(registry: Registry, limit = 50): Promise<ListedChange[]> {
  const newest = (await history(registry)).toReversed();
  return Promise.all(
    newest.slice(0, limit).map(async (change, index) => ({
      ...change,
      remotes: await differencesOf(registry, compared(change, newest.slice(index + 1))),
    })),
  );
}

/** The two sets of a change; of a trial, also one that ends, what ran then, whatever was tried out before, and so of a rollback from a pointer that no longer said what ran. */
function compared({ action, before, after }: Change, earlier: readonly Change[]): Pick<Change, 'before' | 'after'> {
  const ran = earlier.find(isRun)?.after ?? null;
  if (action === 'stage' || (action === 'rollback' && before === null)) return { after, before: ran };
  return action === 'unstage' ? { before, after: before && ran } : { before, after };
}

const isRun = ({ action }: Change): boolean => action === 'activate' || action === 'rollback';

async function differencesOf(
  registry: Registry,
  { before, after }: Pick<Change, 'before' | 'after'>,
): Promise<RemoteDifference[]> {
  if (after === null || before === after) return [];
  const [was, is] = await Promise.all([
    before === null ? undefined : stored(registry, before),
    stored(registry, after),
  ]);
  return is && (was || before === null) ? remoteDifferences(was, is) : [];
}

const stored = (registry: Registry, id: string) => readStoredSet(registry, id).catch(() => undefined);
