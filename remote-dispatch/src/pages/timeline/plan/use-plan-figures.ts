import { $api } from '@navette/shared/api';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDebounced } from '../../../distance/use-debounced.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import {
  figuresQuery,
  isKept,
  type PlanChange,
  type PlanChoices,
  type PlanProposal,
  type PlanQuery,
} from './preview.ts';

/** A proposal with the figures of what would be applied. */
export interface DecidedPlan {
  /** The proposal with these figures, and with what would by now make a trip without a place possible. */
  readonly proposal: PlanProposal;
  /** Bookings of kept changes that have a driver. */
  readonly placed: ReadonlySet<number>;
  /** Figures of former decisions, until the present ones are there. */
  readonly isOld: boolean;
  /** Why there are none: the figures are those of the whole proposal. */
  readonly failure: unknown;
  readonly retry: () => void;
}

interface Decisions {
  readonly proposal: PlanProposal;
  readonly base: PlanQuery;
  /** Proposed and taken changes. */
  readonly changes: readonly PlanChange[];
  readonly choices: PlanChoices;
  readonly trips: ReadonlyMap<number, TimelineTrip>;
}

const NOTHING: PlanQuery = { date: '1970-01-01' };

/** Asks for the figures that follow from what the user decided; those of the proposal itself are known. */
export function usePlanFigures(decisions: Decisions | null): DecidedPlan | null {
  const query = useMemo(() => decisions && queryOf(decisions), [decisions]);
  const settled = useDebounced(query);
  const { data, error, isPlaceholderData, refetch } = $api.useQuery(
    'post',
    '/service/plan/propose',
    { body: settled ?? NOTHING },
    {
      enabled: settled !== null,
      placeholderData: keepPreviousData,
      staleTime: Infinity,
      gcTime: 0,
      meta: { failure: 'inPlace' },
    },
  );
  const isSettled = JSON.stringify(settled) === JSON.stringify(query);
  return useMemo(() => {
    if (!decisions) return null;
    const isAsked = query !== null;
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
  }, [decisions, query, isSettled, data, error, isPlaceholderData, refetch]);
}

/** Null when the figures are known: all of the proposal is kept and nothing else, or nothing is. */
function queryOf({ proposal, base, changes, choices, trips }: Decisions): PlanQuery | null {
  const kept = changes.filter((change) => isKept(change, choices));
  const isWhole = changes === proposal.changes && kept.length === changes.length;
  return isWhole || kept.length === 0 ? null : figuresQuery(base, kept, trips.values());
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
