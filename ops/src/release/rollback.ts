import { Refusal } from '../refusal.ts';
import { type By, changing, makeChange } from '../registry/change.ts';
import {
  type Change,
  history,
  historyWarnings,
  lineage,
  previousId,
  startOf,
  verifiedOf,
  type VerifiedHow,
} from '../registry/history.ts';
import { keys, HOST } from '../registry/keys.ts';
import {
  currentId,
  currentOrLost,
  pointerTo,
  assertThere,
  readStoredSet,
  currentSet,
  newSet,
  readSet,
  sameContent,
  writeSet,
  type StoredSet,
} from '../registry/sets.ts';
import type { Changed } from './activate.ts';
import { unlessDamaged } from '../registry/stored.ts';
import { composeFitting, endTrials } from './together.ts';
import { assertIntact, lastIntact } from './intact.ts';
import type { Registry } from '../registry/registry.ts';
import { fitsHost, type PinnedRemote, type ReleaseSet } from '@navette/shared/release';
import { type RemoteDifference, remoteDifferences, publishedAs } from './difference.ts';

/**
 * Rolls back to the previous set, or to a named former one; where the pointer can't be read, to the last set of the history that can run. Not verified again, to be fast; only its files are checked.
 * A second rollback goes one set further back; the set that was left returns by an activation, or by its name.
 * @param to Id of a set that ran.
 * @param from Only when this set still runs, null for a pointer that can't be read; for who decides by what was so a moment ago.
 * @throws {Refusal} when there is nothing to go back to, its files are gone, or something else than `from` runs
 */
export async function rollback(registry: Registry, by: By, to?: string, from?: string | null): Promise<Changed> {
  return changing(registry, async (locked) => {
    const before = await currentOrLost(registry);
    if (before === undefined) throw new Refusal('Nothing runs yet.');
    assertRuns(from, before);
    const changes = await history(registry);
    const target = to ?? (await formerOf(registry, changes, before));
    const verified = verifiedOf(changes, target);
    if (target === before) return { set: before, before, changed: false, verified };
    assertRan(changes, target);
    await assertThere(registry, target);
    await assertIntact(registry, await readStoredSet(registry, target));
    const set = await unlessDamaged(readSet(registry, target));
    const unfit = (set && (await unlessDamaged(composeFitting(locked, set)))) ?? [];
    await makeChange(
      locked,
      by,
      { action: 'rollback', before, after: target, verified },
      { key: keys.current, content: pointerTo(target) },
    );
    await endTrials(locked, unfit, by);
    return { set: target, before, changed: true, verified };
  });
}

/** @throws {Refusal} when something else runs than who decided saw run */
function assertRuns(from: string | null | undefined, now: string | null): void {
  if (from === undefined || from === now) return;
  throw new Refusal(
    `${from ?? 'The unreadable pointer'} is no longer current; ${now ?? 'an unreadable pointer'} is. Nothing was changed.`,
  );
}

/** @throws {Refusal} when there is no set to go back to */
async function formerOf(registry: Registry, changes: readonly Change[], before: string | null): Promise<string> {
  const found = before === null ? await lastIntact(registry, lineage(changes)) : previousId(changes, before);
  if (found !== undefined) return found;
  const fault =
    before === null
      ? 'The history contains no set that can still run: ops list shows the published versions, ops activate --latest activates them.'
      : 'There is no previous set.';
  throw new Refusal([fault, ...(await historyWarnings(registry))].join(' '));
}

/** Milliseconds in which the same rollback by the same caller is the first one sent again. */
const REPEATED_WITHIN = 60_000;

/**
 * The rollback that the same caller made a moment ago for the same reason, when what it went to runs still: a program that got no answer sends a call again,
 * and without `from` would go one set further.
 * @param only remotes that alone went back
 */
export async function repeatedRollback(
  registry: Registry,
  { who, why }: By,
  only?: readonly string[],
  now: Date = new Date(),
): Promise<Changed | undefined> {
  const changes = await history(registry);
  const last = changes.findLast(({ action }) => action === 'activate' || action === 'rollback');
  const isSame =
    last?.action === 'rollback' &&
    last.who === who &&
    last.why === why &&
    JSON.stringify(last.only?.toSorted()) === JSON.stringify(only?.toSorted()) &&
    now.getTime() - Date.parse(last.at) < REPEATED_WITHIN &&
    (await currentId(registry)) === last.after;
  return isSame ? { set: last.after, before: last.before, changed: false, verified: last.verified } : undefined;
}

function assertRan(changes: readonly Change[], set: string): void {
  if (!startOf(changes, set))
    throw new Refusal(
      `${set} never ran for everybody, so it is no rollback target. \`ops history\` lists the sets that did.`,
    );
}

interface RemotesRolledBack extends Changed {
  /** Remotes that went back; one that came with the set that runs is gone. */
  readonly remotes: readonly RemoteDifference[];
}

/**
 * Rolls back some remotes alone, each to the version that it had before in the sets that a rollback may go to; the host, the menu and the other remotes stay.
 * Not verified again, except that the files are those that ran and that the host of the set fits. The set that is left is not returned to by a rollback.
 * @param names Remotes that run.
 * @param from Only when this set still runs; for who decides by what was so a moment ago.
 * @throws {Refusal} when a remote does not run or has no former version, when its files are gone, it does not fit the host, nothing would be left, or
 * something else than `from` runs
 */
export async function rollbackRemotes(
  registry: Registry,
  names: readonly string[],
  by: By,
  from?: string,
): Promise<RemotesRolledBack> {
  return changing(registry, async (locked) => {
    const running = await currentSet(registry);
    if (!running) throw new Refusal('Nothing runs yet.');
    assertRuns(from, running.id);
    const changes = await history(registry);
    const only = [...new Set(names)].sort();
    const set = await knownAs(registry, changes, await without(registry, changes, running, only));
    await assertIntact(registry, set.content);
    if (!set.known) await writeSet(registry, set.content);
    const after = set.content.id;
    const unfit = (await unlessDamaged(composeFitting(locked, set.content))) ?? [];
    await makeChange(
      locked,
      by,
      { action: 'rollback', before: running.id, after, verified: set.verified, only },
      { key: keys.current, content: pointerTo(after) },
    );
    await endTrials(locked, unfit, by);
    const remotes = remoteDifferences(running, set.content);
    return { set: after, before: running.id, changed: true, verified: set.verified, remotes };
  });
}

/** The set that runs, with the former versions of some remotes. */
async function without(
  registry: Registry,
  changes: readonly Change[],
  running: ReleaseSet,
  names: readonly string[],
): Promise<ReleaseSet> {
  if (names.length === 0) throw new Refusal('Name the remote to roll back: --remote dispatch.');
  const remotes = { ...running.remotes };
  for (const name of names) {
    if (name === HOST)
      throw new Refusal('The host is rolled back with its set (ops rollback), or with ops activate host@<version>.');
    if (remotes[name] === undefined)
      throw new Refusal(`${name} does not run. Running remotes: ${Object.keys(running.remotes).sort().join(', ')}.`);
    const former = await formerSet(registry, lineage(changes, running.id), name);
    if (!former) throw new Refusal(`No other version of ${name} ran before ${remotes[name].version}.`);
    const pinned = (await readSet(registry, former.id)).remotes[name];
    if (pinned) remotes[name] = fitting(pinned, running);
    else delete remotes[name];
  }
  if (Object.keys(remotes).length === 0) throw new Refusal('No remote would be left.');
  return newSet({ ...running, remotes }, new Date());
}

/** @throws {Refusal} when a version does not fit the host of the set, which stays */
function fitting(pinned: PinnedRemote, { host }: ReleaseSet): PinnedRemote {
  const { name, version, contract } = pinned.declaration;
  if (fitsHost(contract, host.contract)) return pinned;
  throw new Refusal(
    `${name} ${version} needs host contract ${contract}, but the running host provides ${host.contract}: roll back the whole set.`,
  );
}

interface Target {
  readonly content: ReleaseSet;
  /** It ran before, and was checked then. */
  readonly known: boolean;
  readonly verified: VerifiedHow;
}

/** The same content as a set that a rollback may go to is that set. */
async function knownAs(registry: Registry, changes: readonly Change[], fresh: ReleaseSet): Promise<Target> {
  for (const id of lineage(changes).toReversed()) {
    const former = await readSet(registry, id).catch(() => undefined);
    if (former && sameContent(former, fresh))
      return { content: former, known: true, verified: verifiedOf(changes, id) };
  }
  return { content: fresh, known: false, verified: 'none' };
}

/** Sets that are looked at, the newest ones: what ran earlier is no way back at night. */
const MOST_SETS = 30;

/** The version that a rollback of a remote alone goes to; null when there is none, or its files are not there any more. */
export async function formerVersion(registry: Registry, name: string): Promise<string | null> {
  const current = await currentId(registry);
  if (current === undefined) return null;
  const base = (await formerSet(registry, lineage(await history(registry), current), name))?.remotes[name]?.base;
  if (base === undefined) return null;
  const version = publishedAs(base);
  return (await registry.store.folders.has(keys.remote(name, version))) ? version : null;
}

/**
 * The newest set with the version of a remote before the one that runs. A version that was left for an earlier one is no former version, whether by a
 * rollback or by an activation. Sets that were pruned are passed over.
 */
async function formerSet(registry: Registry, line: readonly string[], name: string): Promise<StoredSet | undefined> {
  const versions: { base: string | undefined; set: StoredSet }[] = [];
  for (const id of line.slice(-MOST_SETS)) {
    const set = await readStoredSet(registry, id).catch(() => undefined);
    if (!set) continue;
    const base = set.remotes[name]?.base;
    const known = versions.findIndex((version) => version.base === base);
    if (known >= 0) versions.length = known;
    versions.push({ base, set });
  }
  return versions.at(-2)?.set;
}
