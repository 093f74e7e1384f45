import { useStore } from 'jotai';
import { useCallback, useRef, useState } from 'react';
import type { TripHistory } from '../model/planning-parts.ts';
import type { TimelineDriver, TimelineTrip, TripChange } from '../model/timeline-trip.ts';
import type { AppliedPlan } from './applied-dialog.tsx';
import {
  joinNotices,
  lossesOf,
  planNotices,
  splitNotices,
  type DriverChanges,
  type PlannedChange,
} from './plan-notices.ts';
import { bookingAt } from './preview.ts';
import { useApplyPlan, type AppliedChange, type PlanDays, type PlanMove } from './use-apply-plan.ts';
import { waitingNoticesAtom } from './waiting-notices.ts';

interface ApplyingSetup {
  readonly days: PlanDays;
  /** The changes that are kept. */
  readonly changes: readonly PlanMove[];
  readonly trips: ReadonlyMap<number, TimelineTrip>;
  readonly drivers: readonly TimelineDriver[];
  readonly history: Pick<TripHistory, 'push' | 'during'>;
  /** Records what this user saves, which is not reported as news. */
  readonly noteOwn: (change: TripChange) => void;
  readonly onApplied: (applied: AppliedPlan) => void;
}

/** Applies the kept changes; a failed call leaves the preview as it is. */
export function useApplying({ days, changes, trips, drivers, history, noteOwn, onApplied }: ApplyingSetup) {
  const store = useStore();
  const [isApplying, setApplying] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const changed = useRef<readonly PlannedChange[]>([]);
  const undone = useRef<readonly DriverChanges[]>([]);
  // A change that is undone needs no notice, until it is redone.
  const onUndone = useCallback(
    (isApplied: boolean) => {
      const waiting = store.get(waitingNoticesAtom);
      const { about, rest } = splitNotices(waiting, idsOf(changed.current));
      if (!isApplied) undone.current = about;
      store.set(waitingNoticesAtom, isApplied ? joinNotices(waiting, undone.current) : rest);
    },
    [store],
  );
  // The answers that come back with it are no news.
  const undoing = useCallback(() => {
    for (const { before } of changed.current) noteOwn({ id: before.id, accepted: before.accepted });
  }, [noteOwn]);
  const send = useApplyPlan(history, { undoing, undone: onUndone });
  async function apply(): Promise<void> {
    setApplying(true);
    setFailure(undefined);
    try {
      const results = await send(days, changes);
      const ids = new Set(results.filter(isChanged).map(({ id }) => id));
      const pairs = changes.flatMap(({ bookingId, after }): PlannedChange | readonly [] => {
        const trip = ids.has(bookingId) ? trips.get(bookingId) : undefined;
        if (!trip) return [];
        const driver = drivers.find(({ id }) => id === after.driverId);
        return { before: trip.booking, after: bookingAt(trip.booking, after, driver) };
      });
      changed.current = pairs;
      // An earlier plan may have left others to be notified; what it gave and moved of these bookings is over.
      const { about, rest } = splitNotices(store.get(waitingNoticesAtom), idsOf(pairs));
      const waiting = joinNotices(joinNotices(rest, lossesOf(about)), planNotices(pairs));
      store.set(waitingNoticesAtom, waiting);
      onApplied({ results, waiting });
    } catch (error) {
      setFailure(error);
    } finally {
      setApplying(false);
    }
  }
  return { apply, isApplying, failure, forgetFailure: () => setFailure(undefined) };
}

const idsOf = (changes: readonly PlannedChange[]): ReadonlySet<number> =>
  new Set(changes.map(({ before }) => before.id));
const isChanged = ({ result }: AppliedChange): boolean => result === 'changed';
