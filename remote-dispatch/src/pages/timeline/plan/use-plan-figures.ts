import { $api } from '@navette/shared/api';
import { hashKey, keepPreviousData } from '@tanstack/react-query';
import type { IsoDate } from '@navette/shared/domain';
import { useMemo } from 'react';
import { useDebounced } from '../../../distance/use-debounced.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import {
  figuresQuery,
  isKept,
  placeOf,
  type PlanChange,
  type PlanChoices,
  type PlanProposal,
  type PlanQuery,
} from './preview.ts';

/** State of figures that follow what the user decides about a proposal. */
export interface FollowedFigures {
  /** Figures of former decisions, until the present ones are there. */
  readonly isOld: boolean;
  /** Why there are none: the figures are those of the whole proposal. */
  readonly failure: unknown;
  readonly retry: () => void;
}

/** A proposal with the figures of what would be applied. */
export interface DecidedPlan extends FollowedFigures {
  /** The proposal with these figures, and with what would by now make a trip without a place possible. */
  readonly proposal: PlanProposal;
  /** Bookings of kept changes that have a driver. */
  readonly placed: ReadonlySet<number>;
}

interface Decisions {
  readonly proposal: PlanProposal;
  readonly base: PlanQuery;
  /** Proposed and taken changes. */
  readonly changes: readonly PlanChange[];
  readonly choices: PlanChoices;
  readonly trips: ReadonlyMap<number, TimelineTrip>;
  /** {@link stateOf} the trips when the proposal came. */
  readonly asOf: string;
}

const NOTHING: PlanQuery = { date: '1970-01-01' };

/** Key of the trips of a day as far as its figures depend on them: another key means other figures. */
export const stateOf = (date: IsoDate, trips: Iterable<TimelineTrip>): string =>
  JSON.stringify(
    [...trips].flatMap((trip) => {
      const { id, booking } = trip;
      return booking.ap_date === date ? [[id, booking.status, booking.ap_time, placeOf(trip)]] : [];
    }),
  );

/** Asks for the figures that follow from what the user decided, again when the day changes; those of the proposal itself are known. */
export function usePlanFigures(decisions: Decisions | null): DecidedPlan | null {
  const question = useMemo(() => decisions && questionOf(decisions), [decisions]);
  const settled = useDebounced(question);
  const { data, error, isPlaceholderData, refetch } = $api.useQuery(
    'post',
    '/service/plan/propose',
    { body: settled?.query ?? NOTHING },
    {
      enabled: settled !== null,
      placeholderData: keepPreviousData,
      staleTime: Infinity,
      gcTime: 0,
      queryKeyHashFn: (key) => hashKey([...key, settled?.day]),
      meta: { failure: 'inPlace' },
    },
  );
  const isSettled = JSON.stringify(settled) === JSON.stringify(question);
  return useMemo(() => {
    if (!decisions) return null;
    const isAsked = question !== null;
    const { proposal, changes, choices } = decisions;
    const isOld = isAsked && (!isSettled || isPlaceholderData || (data === undefined && error === null));
    return {
      proposal: isAsked && data ? decided(proposal, data) : isNothingKept(decisions) ? present(proposal) : proposal,
      placed: new Set(
        changes.flatMap((change) =>
          change.after.driverId !== null && isKept(change, choices) ? change.bookingId : [],
        ),
      ),
      isOld,
      failure: isAsked && !isOld ? (error ?? undefined) : undefined,
      retry: () => void refetch(),
    };
  }, [decisions, question, isSettled, data, error, isPlaceholderData, refetch]);
}

interface Question {
  readonly query: PlanQuery;
  readonly day: string;
}

/** Null when the figures are known: all of the proposal is kept and nothing else, of a day that is as it was, or nothing is. */
function questionOf({ proposal, base, changes, choices, trips, asOf }: Decisions): Question | null {
  const kept = changes.filter((change) => isKept(change, choices));
  const day = stateOf(proposal.date, trips.values());
  const isWhole = changes === proposal.changes && kept.length === changes.length && day === asOf;
  return isWhole || kept.length === 0 ? null : { query: figuresQuery(base, kept, trips.values()), day };
}

const isNothingKept = ({ changes, choices }: Decisions): boolean =>
  changes.length > 0 && !changes.some((change) => isKept(change, choices));

const present = (proposal: PlanProposal): PlanProposal => ({ ...proposal, after: proposal.before });

/** The proposal with the figures of an answer. */
function decided(proposal: PlanProposal, { before, after, unassigned }: PlanProposal): PlanProposal {
  const now = new Map(unassigned.map((trip) => [trip.bookingId, trip]));
  return {
    ...proposal,
    before,
    after,
    unassigned: proposal.unassigned.map((trip) => now.get(trip.bookingId) ?? trip),
  };
}
