import {
  currentId,
  HOST,
  listTrials,
  publishedAs,
  readOffers,
  readPolicy,
  readStoredSet,
  type Registry,
  type TrialState,
  unstage,
} from '@navette/ops/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { setsWith } from '../loads/trial-figures.ts';
import type { ReleaseServices } from '../releases.ts';
import {
  AUTOMATIC,
  type Fared,
  faredSince,
  judge,
  logAutomatic,
  newly,
  reasonOf,
  type RollbackPolicy,
} from './judge.ts';

/**
 * Ends each trial whose versions fail in more sessions than ops accept, and than the running ones; other trials and what runs for everybody stay. A trial of a
 * host ends when any remote fails in it.
 * @returns whether one was ended
 */
export async function endFailingTrials(
  { db, now, releases }: Pick<ReleaseServices, 'db' | 'now' | 'releases'>,
  log: FastifyBaseLogger,
): Promise<boolean> {
  const { registry } = releases;
  const policy = await readPolicy(registry);
  if (!policy.automatic) return false;
  let isEnded = false;
  for (const trial of await listTrials(registry)) {
    const failing = await failingIn(db, registry, trial, policy, now());
    if (failing.length === 0) continue;
    const why = reasonOf(failing, policy);
    const remotes = trial.remotes.map(({ name }) => name);
    const { changed } = await unstage(registry, { who: AUTOMATIC, why }, remotes);
    if (!changed) continue;
    isEnded = true;
    releases.events.emit('changed');
    log.error({ failing, trial: trial.set }, `trial ended by itself: ${why}`);
    await logAutomatic(db, 'unstage', { why, remotes });
  }
  return isEnded;
}

async function failingIn(
  db: Db,
  registry: Registry,
  { set, at, remotes }: TrialState,
  policy: RollbackPolicy,
  now: Date,
): Promise<Fared[]> {
  const since = new Date(Math.max(Date.parse(at), now.getTime() - policy.minutes * 60_000));
  const of = (which: 'before' | 'after') =>
    remotes.flatMap(({ name, [which]: version }) => (version === null ? [] : [{ remote: name, version }]));
  const failing = await newly(
    judge(await faredSince(db, { versions: of('after'), since }), policy),
    () => faredSince(db, { versions: of('before') }),
    policy,
  );
  if (failing.length > 0 || !remotes.some(({ name }) => name === HOST)) return failing;
  const [offers, running] = [await readOffers(registry), await runningVersions(registry)];
  const inHost = await faredSince(db, { versions: running, sets: setsWith(offers, set), since });
  return newly(
    judge(inHost, policy),
    () => faredSince(db, { versions: running, sets: offers ? [offers.stable] : [] }),
    policy,
  );
}

async function runningVersions(registry: Registry) {
  const current = await currentId(registry);
  const set = current === undefined ? undefined : await readStoredSet(registry, current);
  return Object.entries(set?.remotes ?? {}).map(([remote, { base }]) => ({ remote, version: publishedAs(base) }));
}
