import { useState } from 'react';
import { conflictsOf, type Conflict } from '../../conflicts/conflict.ts';
import type { Suggestion, TakeDriver } from './suggestion.ts';

/** How far the choice is. */
export interface Choosing {
  readonly choosing: boolean;
  /** What went wrong with the last choice, if it was no conflict. */
  readonly error: unknown;
  /** What speaks against a driver: what the list says, or what the server said when it refused to save. */
  readonly conflictsWith: (suggestion: Suggestion) => readonly Conflict[];
  /** Chooses; with conflicts only if they were in sight, which is what calling it on a driver with conflicts means. */
  readonly choose: (suggestion: Suggestion) => Promise<void>;
}

/**
 * Hands a driver over. When the server refuses for conflicts that have come up since, they are shown as that driver's, and choosing him once more means anyway.
 * @param onChoose rejects when it could not be saved, or resolves with false when that has been shown already
 */
export function useChoose(onChoose: TakeDriver, onDone: () => void): Choosing {
  const [choosing, setChoosing] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [refused, setRefused] = useState<ReadonlyMap<number, readonly Conflict[]>>(new Map());
  const conflictsWith = (suggestion: Suggestion) => refused.get(suggestion.driverId) ?? suggestion.conflicts;

  async function choose(suggestion: Suggestion): Promise<void> {
    if (choosing) return;
    const { driverId, firstname, lastname } = suggestion;
    const conflicts = conflictsWith(suggestion);
    setChoosing(true);
    setError(null);
    try {
      const taken = await onChoose({
        driverId,
        firstname,
        lastname,
        conflicts,
        anyway: conflicts.length > 0 || refused.has(driverId),
      });
      if (taken !== false) onDone();
    } catch (thrown) {
      const found = conflictsOf(thrown);
      if (found) setRefused(new Map(refused).set(driverId, found));
      else setError(thrown);
    } finally {
      setChoosing(false);
    }
  }
  return { choosing, error, conflictsWith, choose };
}
