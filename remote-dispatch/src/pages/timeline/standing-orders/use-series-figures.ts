import { $api } from '@navette/shared/api';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDebounced } from '../../../distance/use-debounced.ts';
import { assignmentsOf } from '../plan/preview.ts';
import type { FollowedFigures } from '../plan/use-plan-figures.ts';
import { isConcerned, type SeriesLine, type SeriesProposal, type SeriesQuery } from './series-plan.ts';

/** A proposal with the figures of what would be applied. */
export interface DecidedSeries extends FollowedFigures {
  readonly proposal: SeriesProposal;
}

const NOTHING: SeriesQuery = { from: '1970-01-01', until: '1970-01-01' };

/**
 * Asks for the figures of what is kept and still as it was proposed; those of the whole proposal are known.
 * @param base query that the proposal answers
 */
export function useSeriesFigures(
  proposal: SeriesProposal,
  base: SeriesQuery,
  lines: readonly SeriesLine[],
): DecidedSeries {
  const concerned = useMemo(() => lines.filter(({ series }) => isConcerned(series)), [lines]);
  const isWhole = concerned.every(({ kept, overtaken }) => kept && overtaken.size === 0);
  const kept = useMemo(
    () =>
      assignmentsOf(
        concerned.flatMap(({ kept: isKept, series, overtaken }) =>
          isKept ? series.changes.filter(({ bookingId }) => !overtaken.has(bookingId)) : [],
        ),
      ),
    [concerned],
  );
  const isAsked = !isWhole && kept.length > 0;
  const query = isAsked ? { ...base, kept } : NOTHING;
  const settled = useDebounced(query);
  const { data, error, isPlaceholderData, refetch } = $api.useQuery(
    'post',
    '/service/plan/series',
    { body: settled },
    {
      enabled: settled.kept !== undefined,
      placeholderData: keepPreviousData,
      staleTime: Infinity,
      gcTime: 0,
      meta: { failure: 'inPlace' },
    },
  );
  const isSettled = JSON.stringify(settled) === JSON.stringify(query);
  const isOld = isAsked && (!isSettled || isPlaceholderData || (data === undefined && error === null));
  const figures = isAsked ? data : isWhole ? undefined : { before: proposal.before, after: proposal.before };
  return {
    proposal: figures ? { ...proposal, before: figures.before, after: figures.after } : proposal,
    isOld,
    failure: isAsked && !isOld ? (error ?? undefined) : undefined,
    retry: () => void refetch(),
  };
}
