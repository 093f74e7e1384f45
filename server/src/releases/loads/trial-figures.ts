import {
  HOST,
  type Policy,
  readOffers,
  type Registry,
  type TrialFigures,
  type TrialState,
  verdictOn,
} from '@navette/ops/registry';
import type { Db } from '../../db/database.ts';
import { type LoadTotals, loadsOfSets, loadTotals, noLoads } from './load-totals.ts';

/**
 * Figures of a trial: of the versions that it brings, those that fare worst, beside what runs, since it began.
 * @param registry tells the sets in which a host is tried out
 */
export async function trialFigures(
  db: Db,
  registry: Registry,
  { remotes, at, set }: Pick<TrialState, 'remotes' | 'at' | 'set'>,
  policy: Policy,
): Promise<TrialFigures> {
  const since = new Date(at);
  const of = (which: 'before' | 'after') =>
    loadTotals(
      db,
      remotes.flatMap(({ name, [which]: version }) => (version === null ? [] : [{ remote: name, version, since }])),
    );
  const [trial, running] = await Promise.all([of('after'), of('before')]);
  const pairs = await Promise.all(
    remotes.map(async ({ name }) =>
      name === HOST
        ? hostLoads(db, registry, set, since)
        : { trial: shown(trial.get(name)), running: shown(running.get(name)) },
    ),
  );
  const judged = pairs.map((pair) => ({ ...pair, verdict: verdictOn(pair, policy) }));
  const [worst] = judged.toSorted((left, right) => WORST.indexOf(left.verdict) - WORST.indexOf(right.verdict));
  return worst ?? { trial: shown(), running: shown(), verdict: 'few' };
}

const WORST: readonly TrialFigures['verdict'][] = ['worse', 'few', 'ready'];

const shown = ({ sessions, failed, errors }: Pick<LoadTotals, 'sessions' | 'failed' | 'errors'> = noLoads) => ({
  sessions,
  failed,
  errors,
});

/** Loads of every remote in pages of a host on trial, beside those in pages of the running one. */
async function hostLoads(db: Db, registry: Registry, trial: string, since: Date) {
  const offers = await readOffers(registry).catch(() => undefined);
  const sets = setsWith(offers, trial);
  const [tried, running] = await Promise.all([
    loadsOfSets(db, sets, since),
    loadsOfSets(db, offers ? [offers.stable] : [], since),
  ]);
  return { trial: shown(tried), running: shown(running) };
}

/** Sets of users whom a trial reaches, alone or together with others. */
export function setsWith(offers: Awaited<ReturnType<typeof readOffers>>, trial: string): string[] {
  if (!offers) return [];
  const index = offers.trials.findIndex(({ set }) => set.id === trial);
  return [...offers.composed].flatMap(([indices, set]) => (indices.split(',').includes(String(index)) ? [set] : []));
}
