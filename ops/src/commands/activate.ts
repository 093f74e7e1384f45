import type { PinnedRemote, ReleaseSet } from '@navette/shared/federation';
import { Refusal } from '../refusal.ts';
import { recordChange } from '../registry/history.ts';
import { withLock } from '../registry/lock.ts';
import { pin } from '../registry/pin.ts';
import { currentId, newSet, pointTo, readSet, sameContent, writeSet } from '../registry/sets.ts';
import { publications, publishedRemotes } from '../registry/versions.ts';

/** Which version of which remote to run. */
export interface Pick {
  readonly name: string;
  readonly version: string;
}

/** What activating did. */
export interface Activated {
  readonly set: string;
  readonly before: string | undefined;
  /** False when exactly these versions ran already; then nothing was written. */
  readonly changed: boolean;
}

/**
 * Makes a set of the given versions, the other remotes as they run now, and lets it run.
 * @param picks `latest` takes the last published version of every remote.
 * @throws {Refusal} when a version was never published
 */
export async function activate(registry: string, picks: readonly Pick[] | 'latest', { why, who }: { why: string; who: string }): Promise<Activated> {
  return withLock(registry, async () => {
    const before = await currentId(registry);
    const running = before === undefined ? undefined : await runningSet(registry, before, picks);
    const wanted = picks === 'latest' ? await latest(registry) : picks;
    if (wanted.length === 0) throw new Refusal('Nothing to activate: no remote is published in this registry.');
    const remotes: Record<string, PinnedRemote> = { ...running?.remotes };
    for (const { name, version } of wanted) {
      await assertPublished(registry, name, version);
      remotes[name] = await pin(registry, name, version);
    }
    const set = newSet({ remotes, menu: running?.menu ?? [] }, new Date());
    if (running && before !== undefined && sameContent(running, set)) return { set: before, before, changed: false };
    await writeSet(registry, set);
    await pointTo(registry, set.id);
    await recordChange(registry, { at: set.createdAt, who, why, action: 'activate', before: before ?? null, after: set.id });
    return { set: set.id, before, changed: true };
  });
}

/** The set that runs. One written by another version of ops, which this one can't read, is only replaced as a whole. */
async function runningSet(registry: string, id: string, picks: readonly Pick[] | 'latest'): Promise<ReleaseSet | undefined> {
  try {
    return await readSet(registry, id);
  } catch (error) {
    if (picks === 'latest') return undefined;
    throw new Refusal(`The set that runs, ${id}, can't be read by this version of ops. Activate with --latest to replace it as a whole.`, { cause: error });
  }
}

async function latest(registry: string): Promise<Pick[]> {
  const names = await publishedRemotes(registry);
  const lists = await Promise.all(names.map(async (name) => ({ name, version: (await publications(registry, name)).at(-1)?.version })));
  return lists.flatMap(({ name, version }) => (version === undefined ? [] : [{ name, version }]));
}

async function assertPublished(registry: string, name: string, version: string): Promise<void> {
  const known = await publications(registry, name);
  if (known.some((publication) => publication.version === version)) return;
  const offered = [...new Set(known.map((publication) => publication.version))].join(', ') || 'none';
  throw new Refusal(`${name} ${version} is not published here. Published: ${offered}.`);
}
