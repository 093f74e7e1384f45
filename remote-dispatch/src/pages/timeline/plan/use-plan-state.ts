import { assignedTo, isWithinSlack, unavailableSlots, type PlannedTrip } from '@navette/shared/domain';
import { useCallback, useMemo, useState } from 'react';
import type { Planning } from '../model/planning-parts.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import { createConflictFinder } from '../planning/use-trip-conflicts.ts';
import { usePlanningSlack } from '../timeline-requests.ts';
import type { ChangeLine } from './plan-changes.tsx';
import { usePlanWords, type PlanWords } from './plan-words.ts';
import {
  createGhosts,
  isKept,
  isOfLockedDriver,
  isOvertaken,
  NO_CHOICES,
  placeOf,
  takenChange,
  toggledChoice,
  type PlanChange,
  type PlanChoices,
  type PlanProposal,
  type PlanQuery,
  type Unassigned,
  withTaken,
} from './preview.ts';
import { stateOf, usePlanFigures, type DecidedPlan } from './use-plan-figures.ts';

/** A proposal, and the query without what was kept and locked for it. */
export interface FoundPlan {
  readonly proposal: PlanProposal;
  readonly base: PlanQuery;
}

/** A previewed proposal with what the user decided about it. */
export interface PlanState {
  readonly found: FoundPlan | null;
  readonly setFound: (found: FoundPlan | null) => void;
  readonly choices: PlanChoices;
  readonly keep: (bookingId: number) => void;
  readonly lock: (bookingId: number) => void;
  readonly lockDriver: (driverId: number) => void;
  /** Gives a trip without a place the one that would make it possible. */
  readonly take: (trip: Unassigned) => void;
  /** Proposed and taken changes. */
  readonly changes: readonly PlanChange[];
  /** Changes that would be applied now; null without a proposal. */
  readonly decided: DecidedPlan | null;
  readonly lines: readonly ChangeLine[];
  readonly ghosts: ReadonlyMap<number, TimelineTrip>;
  readonly trips: ReadonlyMap<number, TimelineTrip>;
  readonly words: PlanWords;
}

const NONE: readonly PlanChange[] = [];
const NO_TRIPS: readonly PlannedTrip[] = [];

/** State of the preview of a plan; follows the live trips of the day. */
export function usePlanState({
  allTrips,
  allDrivers,
  unavailable,
}: Pick<Planning, 'allTrips' | 'allDrivers' | 'unavailable'>): PlanState {
  const [found, show] = useState<(FoundPlan & { readonly asOf: string }) | null>(null);
  const [choices, setChoices] = useState(NO_CHOICES);
  const [taken, setTaken] = useState(NONE);
  const [makeGhosts] = useState(createGhosts);
  const changes = useMemo(() => withTaken(found?.proposal.changes ?? NONE, taken), [found, taken]);
  const trips = useMemo(() => new Map(allTrips.map((trip) => [trip.id, trip])), [allTrips]);
  const decided = usePlanFigures(
    useMemo(() => found && { ...found, changes, choices, trips }, [found, changes, choices, trips]),
  );
  const drivers = useMemo(() => new Map(allDrivers.map((driver) => [driver.id, driver])), [allDrivers]);
  const ghosts = useMemo(
    () =>
      makeGhosts(
        changes.filter((change) => isKept(change, choices)),
        trips,
        drivers,
      ),
    [makeGhosts, changes, choices, trips, drivers],
  );
  const words = usePlanWords({ trips, ghosts, drivers });
  const [findConflicts] = useState(createConflictFinder);
  const slots = useMemo(() => unavailableSlots(unavailable), [unavailable]);
  const slack = usePlanningSlack();
  const unfit = useMemo(() => {
    const planned = allTrips.map((trip) => {
      const ghost = ghosts.get(trip.id);
      const driver = ghost && drivers.get(ghost.booking.driverId);
      return ghost ? (driver ? assignedTo(ghost.planned, driver) : ghost.planned) : trip.planned;
    });
    const conflicts = findConflicts(ghosts.size > 0 ? planned : NO_TRIPS, slots);
    return new Set(
      [...ghosts.keys()].filter((id) =>
        conflicts.get(id)?.some((found) => !isWithinSlack(found, slack) && !ghosts.has(found.bookingId ?? 0)),
      ),
    );
  }, [findConflicts, allTrips, ghosts, drivers, slots, slack]);
  const lines = useMemo(
    () =>
      changes.map((change) => ({
        change,
        kept: isKept(change, choices),
        locked: choices.lockedTrips.has(change.bookingId),
        overtaken: isOvertaken(change, trips.get(change.bookingId)),
        unfit: unfit.has(change.bookingId),
        ofLockedDriver: isOfLockedDriver(change, choices),
      })),
    [changes, choices, trips, unfit],
  );
  const keep = useCallback((id: number) => setChoices((known) => toggledChoice(known, 'dropped', id)), []);
  const lock = useCallback((id: number) => setChoices((known) => toggledChoice(known, 'lockedTrips', id)), []);
  const lockDriver = useCallback((id: number) => setChoices((known) => toggledChoice(known, 'lockedDrivers', id)), []);
  const take = useCallback(
    ({ bookingId, wouldFit }: Unassigned) => {
      const trip = trips.get(bookingId);
      const before = changes.find((change) => change.bookingId === bookingId)?.before ?? (trip && placeOf(trip));
      if (!before || !wouldFit) return;
      const change = takenChange(bookingId, { before, wouldFit });
      setTaken((known) => [...known.filter((other) => other.bookingId !== bookingId), change]);
      setChoices((known) => (known.dropped.has(bookingId) ? toggledChoice(known, 'dropped', bookingId) : known));
    },
    [trips, changes],
  );
  const setFound = useCallback(
    (next: FoundPlan | null) => {
      show(next && { ...next, asOf: stateOf(next.proposal.date, allTrips) });
      setTaken(NONE);
    },
    [allTrips],
  );
  return { found, setFound, choices, keep, lock, lockDriver, take, changes, decided, lines, ghosts, trips, words };
}
