import { fitsHost, type PinnedRemote, type ReleaseSet } from '@navette/shared/release';
import { Refusal } from '../refusal.ts';
import { type By, changing, makeChange } from '../registry/change.ts';
import { type Change, history, type VerifiedHow } from '../registry/history.ts';
import { lineage, verifiedOf } from '../registry/history.ts';
import { HOST, keys } from '../registry/keys.ts';
import { currentSet, newSet, pointerTo, readSet, sameContent, writeSet } from '../registry/sets.ts';
import type { Changed } from './activate.ts';
import { type RemoteDifference, remoteDifferences } from './difference.ts';
import { formerRemote } from './former-remote.ts';
import { assertIntact } from './intact.ts';
import type { Registry } from '../registry/registry.ts';

/** Result of a rollback of some remotes. */
export interface RemotesRolledBack extends Changed {
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
    if (from !== undefined && from !== running.id)
      throw new Refusal(`${from} does not run any more; ${running.id} does. Nothing was changed.`);
    const changes = await history(registry);
    const only = [...new Set(names)].sort();
    const set = await knownAs(registry, changes, await without(registry, changes, running, only));
    await assertIntact(registry, set.content);
    if (!set.known) await writeSet(registry, set.content);
    const after = set.content.id;
    await makeChange(
      locked,
      by,
      { action: 'rollback', before: running.id, after, verified: set.verified, only },
      { key: keys.current, content: pointerTo(after) },
    );
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
  if (names.length === 0) throw new Refusal('Say which remote goes back: --remote dispatch.');
  const remotes = { ...running.remotes };
  for (const name of names) {
    if (name === HOST)
      throw new Refusal('The host goes back with its set (ops rollback), or by ops activate host@<version>.');
    if (remotes[name] === undefined)
      throw new Refusal(`${name} does not run. Those that do: ${Object.keys(running.remotes).sort().join(', ')}.`);
    const former = await formerRemote(registry, changes, running, name);
    if (!former) throw new Refusal(`Nothing else of ${name} ran before ${remotes[name].version}.`);
    if (former.pinned) remotes[name] = fitting(former.pinned, running);
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
    `${name} ${version} needs host contract ${contract}, and the host that runs keeps ${host.contract}: roll back the whole set.`,
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
