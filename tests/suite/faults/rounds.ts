import { BAD_RELEASES } from './bad-releases.ts';
import { DELIVERY_FAULTS } from './delivery.ts';
import type { Fault } from './fault.ts';

/** One page in which several remotes fail, each in its own way, while another works. */
export interface Round {
  readonly sound: string;
  readonly faults: ReadonlyMap<string, Fault>;
}

/**
 * Rounds that try each fault once. The host treats all remotes alike, so not every remote has every fault; the working one changes from round to round, and with
 * two rounds or more each of them fails.
 * @param remotes names of at least two
 */
export function roundsOf(remotes: readonly string[]): readonly Round[] {
  const left = [...DELIVERY_FAULTS, ...BAD_RELEASES];
  const rounds: Round[] = [];
  while (left.length > 0) {
    const sound = remotes[rounds.length % remotes.length] ?? '';
    const failing = remotes.filter((name) => name !== sound);
    const faults = left.splice(0, failing.length);
    rounds.push({ sound, faults: new Map(faults.map((fault, index) => [failing[index] ?? '', fault])) });
  }
  return rounds;
}
