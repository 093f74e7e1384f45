import { BAD_RELEASES } from './bad-releases.ts';
import { DELIVERY_FAULTS } from './delivery.ts';
import type { Fault } from './fault.ts';

const FAULTS = [...DELIVERY_FAULTS, ...BAD_RELEASES];

/** One page in which several remotes fail, each in its own way, while another works. */
export interface Round {
  readonly sound: string;
  readonly faults: ReadonlyMap<string, Fault>;
}

/**
 * So many rounds that each remote fails in every way once. Which one works goes round, and the remotes are a fault apart, so that different faults meet in a page.
 * @param remotes names of at least two
 */
export function roundsOf(remotes: readonly string[]): readonly Round[] {
  const wanted = new Map(
    remotes.map((name, index) => [
      name,
      [...FAULTS.slice(index % FAULTS.length), ...FAULTS.slice(0, index % FAULTS.length)],
    ]),
  );
  const rounds: Round[] = [];
  for (let turn = 0; [...wanted.values()].some(({ length }) => length > 0); turn++) {
    const sound = remotes[turn % remotes.length] ?? '';
    const faults = new Map<string, Fault>();
    for (const [name, left] of wanted) {
      const fault = name === sound ? undefined : left.shift();
      if (fault) faults.set(name, fault);
    }
    rounds.push({ sound, faults });
  }
  return rounds;
}
