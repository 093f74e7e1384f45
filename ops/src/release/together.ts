import type { ReleaseSet } from '@navette/shared/release';
import { type By, type Locked, makeChange } from '../registry/change.ts';
import { keys } from '../registry/keys.ts';
import type { Registry } from '../registry/registry.ts';
import { assertThere, currentSet, writeSet } from '../registry/sets.ts';
import { contentOf, readTrials, type StagedSet, stagedSets, trialInWords, versionsBeside } from '../registry/staged.ts';
import { unlessDamaged } from '../registry/stored.ts';
import { checked, type Deployed, type Finding } from '../verify/report.ts';
import { fitFaults } from '../verify/verify-choice.ts';
import { type Assurance, Unverified } from './assurance.ts';
import { compose, type Composition, compositions } from './compositions.ts';

/** Set that runs for everybody, and the trials beside it. */
interface Suite {
  readonly running: ReleaseSet | undefined;
  readonly trials: readonly StagedSet[];
}

/** Trials that are still in force when another set runs: without versions that then run for everybody, and remotes that are taken away. */
export const trialsBeside = (next: ReleaseSet, { running, trials }: Suite): StagedSet[] =>
  trials
    .map((trial) => ({ ...trial, versions: versionsBeside(trial.versions, running, next) }))
    .filter(({ versions }) => Object.keys(versions).length > 0);

/**
 * Checks every composition that some user can get after a change, and stores its set before the change is made. Faults that users have already are no reason to
 * refuse what somebody else changes.
 * @throws {Unverified} naming remotes, versions and trials of each new conflict
 */
export async function assureTogether(
  registry: Registry,
  before: Suite,
  after: Required<Suite>,
  assurance: Assurance,
): Promise<void> {
  const { running } = after;
  if (!running) return;
  const found = compositions(running, after.trials);
  if (!('unverified' in assurance) && found.length > 0) {
    const known = before.running ? await faultsIn(registry, before.running, before.trials, assurance.deployed) : [];
    const findings = (await faultsIn(registry, running, after.trials, assurance.deployed)).filter(
      ({ finding, composition }) => composition && !known.some((one) => isSame(one.finding, finding)),
    );
    if (findings.length > 0) throw refusal(findings);
  }
  await store(registry, found);
}

interface Fault {
  readonly finding: Finding;
  /** The smallest in which it occurs; undefined for what runs for everybody. */
  readonly composition: Composition | undefined;
}

async function faultsIn(
  registry: Registry,
  running: ReleaseSet,
  trials: readonly StagedSet[],
  deployed: Deployed | undefined,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const composition of [undefined, ...compositions(running, trials)])
    for (const finding of await fitFaults(registry, composition?.set ?? running, deployed))
      if (!faults.some((one) => isSame(one.finding, finding))) faults.push({ finding, composition });
  return faults;
}

const isSame = (left: Finding, right: Finding): boolean => left.remote === right.remote && left.detail === right.detail;

function refusal(faults: readonly Fault[]): Unverified {
  const findings = faults.map(({ finding, composition }) => ({
    ...finding,
    detail: `${finding.detail} (for users with ${named(composition?.trials ?? [])})`,
  }));
  const lines = findings.map(({ remote, detail }) => `  ${remote ?? 'all'}  ${detail}`);
  return new Unverified(`Versions on trial would meet that do not fit each other:\n${lines.join('\n')}`, {
    passed: false,
    verified: 'static',
    at: new Date().toISOString(),
    checks: [checked('contract', findings)],
  });
}

const named = (trials: readonly StagedSet[]): string =>
  `the trial${trials.length > 1 ? 's' : ''} of ${trials.map(trialInWords).join(' and of ')}`;

async function store(registry: Registry, found: readonly Composition[]): Promise<void> {
  for (const { set } of found)
    if ((await unlessDamaged(assertThere(registry, set.id).then(() => true))) !== true) await writeSet(registry, set);
}

/** A trial that can't go on. */
interface Unfit {
  readonly set: string;
  readonly why: string;
}

/**
 * For a set that is to run although trials may not fit it, since a rollback must not wait: stores the compositions that fit.
 * @returns trials that do not, of two that do not fit each other the younger one, for {@link endTrials} afterwards
 */
export async function composeFitting(registry: Registry, next: ReleaseSet): Promise<Unfit[]> {
  const suite = { running: await unlessDamaged(currentSet(registry)), trials: await stagedSets(registry) };
  let trials = trialsBeside(next, suite);
  const unfit: Unfit[] = [];
  while (trials.length > 0) {
    const fault = (await faultsIn(registry, next, trials, undefined)).find(({ composition }) => composition);
    if (!fault?.composition) break;
    const ending = await toBlame(registry, next, fault.composition.trials);
    if (!ending) break;
    trials = trials.filter((trial) => trial !== ending);
    unfit.push({ set: ending.set.id, why: `does not fit: ${fault.finding.detail}` });
  }
  await store(registry, compositions(next, trials));
  return unfit;
}

/** The trial that does not fit by itself, else the youngest. */
async function toBlame(
  registry: Registry,
  next: ReleaseSet,
  trials: readonly StagedSet[],
): Promise<StagedSet | undefined> {
  const known = await fitFaults(registry, next);
  for (const trial of trials) {
    const alone = await fitFaults(registry, compose(next, [trial]));
    if (alone.some((finding) => !known.some((one) => isSame(one, finding)))) return trial;
  }
  return trials.at(-1);
}

/** Ends trials, each with a line in the history. Rights to them are the business of the caller. */
export async function endTrials(locked: Locked, ending: readonly Unfit[], by: By): Promise<void> {
  for (const { set, why } of ending) await endTrial({ ...locked, caller: undefined }, set, by, why);
}

/** Ends one trial, with a line in the history. */
export async function endTrial(locked: Locked, set: string, by: By, what?: string): Promise<void> {
  const others = (await readTrials(locked)).filter((trial) => trial.set !== set);
  const change = { action: 'unstage', before: set, what } as const;
  await makeChange(locked, by, change, { key: keys.staged, content: contentOf(others) });
}
