import { failed, warned, type Deployed, type Finding } from './report.ts';
import { publishedAs } from '../release/difference.ts';
import { parseFacts, type PinnedRemote, type ReleaseSet, type RemoteFacts } from '@navette/shared/release';
import { unlessDamaged } from '../registry/stored.ts';
import { readJson } from '../registry/pin.ts';
import { currentSet } from '../registry/sets.ts';
import { localFolder, type Registry } from '../registry/registry.ts';
import { type Deprecation, deprecationFinding } from '../release/deprecations.mjs';

/** A remote of the set that is checked, with what lies in the registry for it. */
export interface RemoteUnderCheck {
  readonly name: string;
  readonly pinned: PinnedRemote;
  /** Its folder's name in the registry: `1.2.0`. */
  readonly version: string;
  readonly folder: string;
  /** Whether exactly this version runs for everybody already. */
  readonly runs: boolean;
  /** Its facts, or the reason why they can't be read. */
  readonly facts: RemoteFacts | string;
}

/** A set that is checked. */
export interface Candidate {
  readonly set: ReleaseSet;
  readonly remotes: readonly RemoteUnderCheck[];
  readonly deployed: Deployed;
  /** Whether its remotes are checked for themselves: others that they need are not part of it, and not missing. */
  readonly alone?: boolean;
}

/** A set with what the registry holds of its remotes. */
export async function readCandidate(
  registry: Registry,
  set: ReleaseSet,
  deployed: Deployed,
): Promise<Candidate & { readonly registry: Registry }> {
  const running = (await unlessDamaged(currentSet(registry)))?.remotes ?? {};
  const remotes = await Promise.all(
    Object.entries(set.remotes).map(async ([name, pinned]) => ({
      ...(await readRemote(registry, name, pinned)),
      runs: running[name]?.base === pinned.base,
    })),
  );
  return { registry, set, deployed, remotes: remotes.sort((left, right) => (left.name < right.name ? -1 : 1)) };
}

async function readRemote(
  registry: Registry,
  name: string,
  pinned: PinnedRemote,
): Promise<Omit<RemoteUnderCheck, 'runs'>> {
  const version = publishedAs(pinned.base);
  const folder = await localFolder(registry, name, version).catch(() => '');
  return { name, pinned, version, folder, facts: await readFacts(folder) };
}

/** Facts in the folder of a built remote, or the reason why they can't be read. */
export async function readFacts(folder: string): Promise<RemoteFacts | string> {
  try {
    return parseFacts(await readJson(folder, 'facts.json'));
  } catch (error) {
    return `facts.json can't be read (${error instanceof Error ? error.message.slice(0, 300) : String(error)}). Build the remote again and publish it as a new version.`;
  }
}

/** Remotes whose facts can be read, with these. */
export const withFacts = ({ remotes }: Candidate): readonly (RemoteUnderCheck & { readonly facts: RemoteFacts })[] =>
  remotes.flatMap(({ facts, ...remote }) => (typeof facts === 'string' ? [] : [{ ...remote, facts }]));

/**
 * Finding about a remote that uses something, where that is deprecated. After its last day a version that runs already is a warning still: whoever releases another remote
 * that day must not wait for its team.
 */
export function useOfDeprecated(
  { name, runs }: Pick<RemoteUnderCheck, 'name' | 'runs'>,
  what: string,
  deprecation: Deprecation | undefined,
): Finding[] {
  if (!deprecation) return [];
  const { severity, detail } = deprecationFinding(what, deprecation);
  if (severity === 'warned') return [warned(name, detail)];
  return [
    runs ? warned(name, `${detail}. It already runs and may stay; any other version is refused`) : failed(name, detail),
  ];
}
