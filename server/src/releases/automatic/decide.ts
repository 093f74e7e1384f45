import type { Db } from '../../db/database.ts';
import { faredSince } from './fared-since.ts';
import { type Fared, judge, type RollbackPolicy } from './judge.ts';
import { type Probation, probation } from './probation.ts';

/** What is to be rolled back, and because of which remotes. */
export interface Decision extends Pick<Probation, 'before'> {
  running: string;
  /** `remotes`: the failing ones alone. `set`: the host that came with the set may be at fault, and a remote can't go back from it alone. */
  what: 'remotes' | 'set';
  failing: Fared[];
}

/**
 * Decides which remotes fail because of what the last activation brought. A remote that failed as much before is not among them: going back would not mend it.
 * A remote that did not change is at fault only when the host changed; then the whole set is.
 */
export async function decide(
  db: Db,
  registry: string,
  policy: RollbackPolicy,
  now: Date,
): Promise<Decision | undefined> {
  const trial = await probation(registry);
  if (!trial) return undefined;
  const { sets, before, changed, unchanged, host } = trial;
  const since = new Date(Math.max(trial.since.getTime(), now.getTime() - policy.minutes * 60_000));
  const failingNow = async (versions: Probation['unchanged']) =>
    judge(await faredSince(db, { sets, versions, since }), policy);
  const formers = changed.flatMap(({ remote, former }) => (former === null ? [] : [{ remote, version: former }]));
  const failing = await newly(await failingNow(changed), () => faredSince(db, { versions: formers }), policy);
  const decision = { running: sets[0], before };
  if (failing.length > 0) return { ...decision, what: 'remotes', failing };
  if (!host) return undefined;
  const stalled = await newly(
    await failingNow(unchanged),
    () => faredSince(db, { versions: unchanged, sets: [before] }),
    policy,
  );
  return stalled.length > 0 ? { ...decision, what: 'set', failing: stalled } : undefined;
}

/** Those that fail and did not before. */
async function newly(
  failing: readonly Fared[],
  before: () => Promise<Fared[]>,
  policy: RollbackPolicy,
): Promise<Fared[]> {
  if (failing.length === 0) return [];
  const failed = new Set(judge(await before(), policy).map(({ remote }) => remote));
  return failing.filter(({ remote }) => !failed.has(remote));
}
