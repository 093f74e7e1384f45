import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { ReleaseServices } from '../releases.ts';
import { job } from '../../kernel/work.ts';
import { repeat, type Repeated } from '../../kernel/repeat.ts';
import {
  type By,
  type Changed,
  readPolicy,
  Refusal,
  rollback,
  rollbackRemotes,
  type Registry,
  currentId,
  HOST,
  type ListedChange,
  listHistory,
  publishedAs,
  readStoredSet,
} from '@navette/ops/registry';
import { endFailingTrials } from './end-failing-trials.ts';
import {
  AUTOMATIC,
  reasonOf,
  type Fared,
  judge,
  logAutomatic,
  newly,
  type RollbackPolicy,
  faredSince,
  type LoadedVersion,
} from './judge.ts';
import type { Db } from '../../db/database.ts';

const POLL_INTERVAL = 5_000;
const PRUNE_INTERVAL = 60 * 60_000;

/** Key of the advisory lock. */
const LOCK = 0x6e61_7674;

/**
 * Job on the load reports of pages: rolls back a failing set, ends failing trials, prunes old counts. An advisory lock lets one process on a database act at a time.
 */
export function watchLoads(services: ReleaseServices, log: FastifyBaseLogger): Repeated {
  let pruned = 0;
  const poll = async () => {
    await rollBackFailing(services, log);
    await endFailingTrials(services, log);
    if (Date.now() - pruned < PRUNE_INTERVAL) return;
    pruned = Date.now();
    await services.releases.loads.prune();
  };
  return repeat(
    job('loads of remotes', () => aloneOn(services, poll)),
    POLL_INTERVAL,
    (error) => log.error({ err: error }, 'load reports not evaluated'),
  );
}

/** Runs the work under an advisory lock; skips it while another process on the same database holds that. */
export async function aloneOn({ db }: Pick<ReleaseServices, 'db'>, work: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as mine`.execute(
      transaction,
    );
    if (rows[0]?.mine) await work();
  });
}

/**
 * Rolls back each remote that changed with the set that runs and fails in more sessions than ops accept; the host and the other remotes stay. The whole set
 * goes back when its host may be at fault, or when a remote can't go back alone. A set that was itself reached by going back stays, and what happened
 * before a set ran is not held against it.
 * @returns whether something was rolled back
 */
export async function rollBackFailing(
  { db, now, releases }: Pick<ReleaseServices, 'db' | 'now' | 'releases'>,
  log: FastifyBaseLogger,
): Promise<boolean> {
  const { registry } = releases;
  const policy = await readPolicy(registry);
  if (!policy.automatic) return false;
  const decision = await decide(db, registry, policy, now());
  if (!decision) return false;
  const { failing } = decision;
  const why = reasonOf(failing, policy);
  // Refused when somebody has acted in the meantime.
  const { set, before } = await goBack(registry, decision, { who: AUTOMATIC, why });
  releases.events.emit('changed');
  log.error({ failing, before, after: set }, `rolled back by itself: ${why}`);
  await logAutomatic(db, 'rollback', { why, to: set });
  return true;
}

async function goBack(registry: Registry, { what, running, before, failing }: Decision, by: By): Promise<Changed> {
  if (what === 'set') return rollback(registry, by, before, running);
  const remotes = failing.map(({ remote }) => remote);
  try {
    return await rollbackRemotes(registry, remotes, by, running);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return rollback(registry, by, before, running);
  }
}

/** Target of the rollback, and the remotes that cause it. */
interface Decision extends Pick<Probation, 'before'> {
  running: string;
  /** `remotes`: the failing ones alone. `set`: the host that came with the set may be at fault, and a remote can't go back from it alone. */
  what: 'remotes' | 'set';
  failing: Fared[];
}

/**
 * Decides which remotes fail because of what the last activation brought. A remote that failed as much before is not among them: going back would not mend it.
 * A remote that did not change is at fault only when the host changed; then the whole set is.
 */
async function decide(db: Db, registry: Registry, policy: RollbackPolicy, now: Date): Promise<Decision | undefined> {
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

/** Changes of an activation while it is observed. */
interface Probation {
  /** When it was activated. */
  since: Date;
  /** The set before it. */
  before: string;
  /** The set that runs, and those since the activation from which single remotes were rolled back. */
  sets: [running: string, ...since: string[]];
  /** Versions that came with it and still run. */
  changed: (LoadedVersion & { former: string | null })[];
  /** Versions that ran before it already. */
  unchanged: LoadedVersion[];
  /** Whether another host came with it. */
  host: boolean;
}

/**
 * The activation that is looked at. None when the running set was itself reached by going back to it, when nothing ran before, and when the history does
 * not say how it came. After a rollback of single remotes the others of the activation go on being looked at.
 */
async function probation(registry: Registry): Promise<Probation | undefined> {
  const current = await currentId(registry);
  if (current === undefined) return undefined;
  const found =
    activationOf(current, await switches(registry, 20)) ?? activationOf(current, await switches(registry, 1000));
  if (!found || found.activation.before === null) return undefined;
  const { activation, sets } = found;
  const { remotes } = await readStoredSet(registry, current);
  const running = Object.entries(remotes).map(([remote, { base }]) => ({ remote, version: publishedAs(base) }));
  const came = (one: LoadedVersion) =>
    activation.remotes.find(({ name, after }) => name === one.remote && after === one.version);
  return {
    since: new Date(activation.at),
    before: found.activation.before,
    sets,
    changed: running.flatMap((one) => {
      const difference = came(one);
      return difference ? [{ ...one, former: difference.before }] : [];
    }),
    unchanged: running.filter((one) => !came(one)),
    host: activation.remotes.some(({ name }) => name === HOST),
  };
}

const switches = async (registry: Registry, limit: number): Promise<ListedChange[]> =>
  (await listHistory(registry, limit)).filter(({ action }) => action === 'activate' || action === 'rollback');

interface Activation {
  activation: ListedChange;
  sets: Probation['sets'];
}

/** @param newest changes of what runs, the newest first */
function activationOf(current: string, newest: readonly ListedChange[]): Activation | undefined {
  const sets: Probation['sets'] = [current];
  for (const change of newest) {
    if (change.after !== sets.at(-1)) return undefined;
    if (change.action === 'activate') return { activation: change, sets };
    if (change.only === undefined || change.before === null) return undefined;
    sets.push(change.before);
  }
  return undefined;
}
