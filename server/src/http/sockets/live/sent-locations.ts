import type { components } from '@navette/openapi/types';
import { moveBetween, type DriverMove } from '@navette/shared/domain';

type DriverLocation = components['schemas']['DriverLocation'];

/** Positions as they were last sent to browsers that get moves; at most one of each driver. */
export class SentLocations {
  readonly #sent = new Map<string, DriverLocation>();

  /**
   * What is sent of some drivers now, and counts as sent.
   * @param records those that are still there, by key
   * @returns moves since the last time, and the keys of those that are sent whole or are gone
   */
  movesOf(
    keys: ReadonlySet<string>,
    records: ReadonlyMap<string, DriverLocation>,
  ): { moves: DriverMove[]; whole: Set<string> } {
    const moves: DriverMove[] = [];
    const whole = new Set<string>();
    for (const key of keys) {
      const [before, now] = [this.#sent.get(key), records.get(key)];
      const move = before && now && moveBetween(before, now);
      if (move) moves.push(move);
      else whole.add(key);
      if (now) this.#sent.set(key, now);
      else this.#sent.delete(key);
    }
    return { moves, whole };
  }

  /** Everything is sent whole the next time. */
  forget(): void {
    this.#sent.clear();
  }
}
