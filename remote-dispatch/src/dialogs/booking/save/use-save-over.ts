import type { WatchedEdits } from '../concurrent-edit/use-concurrent-edits.ts';
import type { BookingValues } from '../model/booking-values.ts';
import { isStale } from './seen.ts';
import type { Baseline } from './use-baseline.ts';

/** Makes a call that saves these fields of the booking, over the version that the form knows. */
export type SaveOver = <T>(fields: readonly (keyof BookingValues)[], call: () => Promise<T>) => Promise<T>;

/**
 * Gives the function that saves a part of the booking apart from the form. When somebody changed other fields since, those are taken over and the call is made
 * again; when it was these very fields it rejects with the refusal, and the form holds what is saved.
 */
export function useSaveOver(baseline: Baseline, { reread }: WatchedEdits): SaveOver {
  return async (fields, call) => {
    const before = baseline.values();
    try {
      return await baseline.saveOver(call);
    } catch (error) {
      if (!isStale(error)) throw error;
      await reread();
      const now = baseline.values();
      if (fields.some((field) => now[field] !== before[field])) throw error;
      return baseline.saveOver(call);
    }
  };
}
