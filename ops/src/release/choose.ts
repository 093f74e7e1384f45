import type { ReleaseSet } from '@navette/shared/release';
import { Refusal } from '../refusal.ts';
import { Damaged } from '../registry/stored.ts';
import { HOST } from '../registry/keys.ts';
import { pinHost, pin } from '../registry/pin.ts';
import { type Content, currentId, readSet, rolesOf, currentSet, newSet } from '../registry/sets.ts';
import { history, lineage } from '../registry/history.ts';
import { compose } from './compositions.ts';
import { lastIntact } from './intact.ts';
import { byVersion, isWorkingCopy, presentPublications, publishedRemotes } from '../registry/versions.ts';
import type { Registry } from '../registry/registry.ts';
import { readTrials, stagedSets, type Trial, trialInWords } from '../registry/staged.ts';

/** One version of one remote or of the host, by the name of its folder in the registry: `1.2.0`. Of the host `deployed` is the one that came with the server. */
export interface VersionChoice {
  readonly name: string;
  readonly version: string;
}

/** The intended set and the running one. */
interface Candidate extends Content {
  readonly before: string | null;
  /** Absent before the first activation, and when another version of ops wrote it in a form this one can't read. */
  readonly running: ReleaseSet | undefined;
}

/**
 * The intended set: these versions; the host, other remotes, the menu and roles unchanged, also with `latest`.
 * @param picks `latest` takes of every remote the highest version; with `workingCopies` the working copy that was published after it, if there is one
 * @throws {Refusal} when a version is not there, or is a working copy and these are not allowed
 */
export async function chosen(
  registry: Registry,
  picks: readonly VersionChoice[] | 'latest',
  { workingCopies = false } = {},
): Promise<Candidate> {
  const before = (await currentId(registry).catch((error: unknown) => whenLost(registry, picks, error))) ?? null;
  const running = before === null ? undefined : await runningSet(registry, before, picks);
  const wanted = picks === 'latest' ? await latest(registry, workingCopies) : distinct(picks);
  if (wanted.length === 0) throw new Refusal('No remote is published in this registry.');
  if (!workingCopies) refuseWorkingCopies(wanted);
  const pinned = await Promise.all(
    wanted
      .filter(({ name }) => name !== HOST)
      .map(async ({ name, version }) => [name, await pin(registry, name, version)] as const),
  );
  const host = wanted.find(({ name }) => name === HOST);
  return {
    before,
    running,
    remotes: { ...running?.remotes, ...Object.fromEntries(pinned) },
    menu: running?.menu ?? [],
    ...rolesOf(running ?? {}),
    ...(host ? await pinHost(registry, host.version) : running && { host: running.host }),
  };
}

/** Without a pointer, and without a set to which a rollback could go, `latest` is the way out. */
async function whenLost(
  registry: Registry,
  picks: readonly VersionChoice[] | 'latest',
  error: unknown,
): Promise<undefined> {
  if (picks !== 'latest' || !(error instanceof Damaged)) throw error;
  if ((await lastIntact(registry, lineage(await history(registry)))) !== undefined) throw error;
  return undefined;
}

/** The set that runs. One written by another version of ops, which this one can't read, is only replaced as a whole. */
async function runningSet(
  registry: Registry,
  id: string,
  picks: readonly VersionChoice[] | 'latest',
): Promise<ReleaseSet | undefined> {
  try {
    return await readSet(registry, id);
  } catch (error) {
    if (picks === 'latest') return undefined;
    throw new Refusal(
      `The running set ${id} can't be read by this version of ops. Activate with --latest to replace it as a whole.`,
      { cause: error },
    );
  }
}

async function latest(registry: Registry, workingCopies: boolean): Promise<VersionChoice[]> {
  const names = await publishedRemotes(registry);
  const lists = await Promise.all(
    names.map(async (name) => ({ name, version: latestOf(await presentPublications(registry, name), workingCopies) })),
  );
  return lists.flatMap(({ name, version }) => (version === undefined ? [] : [{ name, version }]));
}

function latestOf(publications: readonly { readonly version: string }[], workingCopies: boolean): string | undefined {
  const last = publications.at(-1)?.version;
  if (last !== undefined && workingCopies && isWorkingCopy(last)) return last;
  const releases = publications.map(({ version }) => version).filter((version) => !isWorkingCopy(version));
  // A remote with working copies only is named, and then refused, rather than left out in silence.
  return releases.toSorted(byVersion).at(-1) ?? last;
}

function distinct(picks: readonly VersionChoice[]): readonly VersionChoice[] {
  const twice = picks.find(({ name }, index) => picks.findIndex((pick) => pick.name === name) !== index);
  if (twice) throw new Refusal(`${twice.name} is named twice: only one version of each remote can run.`);
  return picks;
}

/** @throws {Refusal} naming the working copies among these */
export function refuseWorkingCopies(picks: readonly VersionChoice[]): void {
  const copies = picks.filter(({ version }) => isWorkingCopy(version)).map(({ name, version }) => `${name} ${version}`);
  if (copies.length > 0)
    throw new Refusal(
      `${copies.join(', ')}: a working copy, which runs only with --unverified. Publish a version of it.`,
    );
}

/** A trial, by a remote in it, or by `host`; `staged` when there is only one. */
export type TrialChoice = 'staged' | { readonly trial: string };

/** Whether a trial is chosen, instead of versions or another source of them. */
export const isTrialChoice = (wanted: unknown): wanted is TrialChoice =>
  wanted === 'staged' || (typeof wanted === 'object' && wanted !== null && 'trial' in wanted);

/** @throws {Refusal} for a trial that is none, and when it is not said which of several */
export function trialOf<Of extends Pick<Trial, 'versions'>>(trials: readonly Of[], choice: TrialChoice): Of {
  const found = choice === 'staged' ? trials : trials.filter(({ versions }) => choice.trial in versions);
  const [trial, ...others] = found;
  if (!trial) throw new Refusal(choice === 'staged' ? 'Nothing is staged.' : `No trial includes ${choice.trial}.`);
  if (others.length > 0)
    throw new Refusal(
      `Several trials run: ${found.map(trialInWords).join('; ')}. Name one by a remote: ${Object.keys(trial.versions)[0]}@staged.`,
    );
  return trial;
}

/**
 * The set that is to be looked at: these versions, the highest of all, what is tried out or what runs.
 * @throws {Refusal} when there is none, or a version is not there
 */
export async function wantedSet(
  registry: Registry,
  wanted: readonly VersionChoice[] | 'latest' | 'current' | TrialChoice,
): Promise<ReleaseSet> {
  const running = isTrialChoice(wanted) || wanted === 'current' ? await currentSet(registry) : undefined;
  if (isTrialChoice(wanted)) {
    trialOf(await readTrials(registry), wanted);
    const trial = trialOf(await stagedSets(registry), wanted);
    return running ? compose(running, [trial]) : trial.set;
  }
  if (wanted !== 'current') return newSet(await chosen(registry, wanted, { workingCopies: true }), new Date());
  if (!running) throw new Refusal('Nothing runs yet.');
  return running;
}
