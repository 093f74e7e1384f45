import {
  currentId,
  HOST,
  type ListedChange,
  listHistory,
  publishedAs,
  readStoredSet,
  type Registry,
} from '@navette/ops/registry';
import type { LoadedVersion } from './judge.ts';

/** Changes of an activation while it is observed. */
export interface Probation {
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
export async function probation(registry: Registry): Promise<Probation | undefined> {
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
