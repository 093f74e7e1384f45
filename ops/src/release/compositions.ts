import type { ReleaseSet } from '@navette/shared/release';
import { STAFF_ROLES } from '@navette/shared/domain';
import { HOST } from '../registry/keys.ts';
import { newSet, sameContent } from '../registry/sets.ts';
import type { Audience, StagedSet } from '../registry/staged.ts';

type Tried = Pick<StagedSet, 'set' | 'versions'>;

/**
 * The set of a user whom these trials reach: the running one with their versions. The same trials on the same set give the same id, so that every process and
 * every command composes it alike.
 */
export function compose(running: ReleaseSet, trials: readonly Tried[]): ReleaseSet {
  const remotes = { ...running.remotes };
  let { host } = running;
  for (const { set, versions } of trials)
    for (const name of Object.keys(versions)) {
      const remote = set.remotes[name];
      if (name === HOST) ({ host } = set);
      else if (remote) remotes[name] = remote;
    }
  const content = { ...running, remotes, host };
  if (sameContent(content, running)) return running;
  const [only] = trials;
  // As it was staged, also by a former version of ops.
  if (only && trials.length === 1 && sameContent(content, only.set)) return only.set;
  return newSet(content, new Date(running.createdAt));
}

/** Trials that reach one user together, with the set that they make. */
export interface Composition<Of extends Tried = StagedSet> {
  readonly trials: readonly Of[];
  readonly set: ReleaseSet;
}

/** Every composition that some user can get, the ones of fewest trials first. */
export const compositions = <Of extends Tried & Audience>(
  running: ReleaseSet,
  trials: readonly Of[],
): Composition<Of>[] =>
  occurring(trials).map((indices) => {
    const reached = trials.filter((_, index) => indices.includes(index));
    return { trials: reached, set: compose(running, reached) };
  });

/**
 * Trials that can reach one user together, as indices: a user has one role, which of a named user is any, and is in a share or not, of each trial apart from
 * the others.
 */
export function occurring(audiences: readonly Audience[]): number[][] {
  const where = (holds: (audience: Audience) => boolean): number[] =>
    audiences.flatMap((audience, index) => (holds(audience) ? [index] : []));
  const roles = new Set<string>([...STAFF_ROLES, ...audiences.flatMap((audience) => audience.roles)]);
  const named = new Set(['', ...audiences.flatMap(({ users }) => users)]);
  const found = new Map<string, number[]>();
  const add = (indices: Iterable<number>): void => {
    const sorted = [...new Set(indices)].sort((left, right) => left - right);
    if (sorted.length > 0) found.set(sorted.join(), sorted);
  };
  const certain = [...roles].flatMap((role) =>
    [...named].map((user) =>
      where((one) => one.percent === 100 || one.roles.includes(role) || one.users.includes(user)),
    ),
  );
  const shares = subsets(where(({ percent }) => percent > 0 && percent < 100));
  for (const reached of new Map(certain.map((indices) => [indices.join(), indices])).values())
    for (const share of shares) add([...reached, ...share]);
  return [...found.values()].sort((left, right) => left.length - right.length || (left.join() < right.join() ? -1 : 1));
}

const subsets = (indices: readonly number[]): number[][] =>
  indices.reduce<number[][]>((found, index) => [...found, ...found.map((subset) => [...subset, index])], [[]]);
