import { BOOKING_STATUSES, brusselsToday, type DateRange } from '@navette/shared/domain';
import { choiceParam, dateParam, numberParam, useSearchState } from '@navette/shared/router';
import { useMemo } from 'react';

const SEARCH = {
  from: dateParam(brusselsToday),
  to: dateParam(brusselsToday),
  status: choiceParam(['all', ...BOOKING_STATUSES], 'all'),
  page: numberParam(1, { min: 1 }),
};

/** A status, or all of them. */
export type StatusFilter = 'all' | (typeof BOOKING_STATUSES)[number];

/** The filters of the list, kept in the URL. */
export interface Filters {
  /** Today unless told otherwise (S1 §2.5). In a link whose end precedes its start, the start alone. */
  readonly period: DateRange;
  readonly status: StatusFilter;
  readonly setPeriod: (period: DateRange) => void;
  readonly setStatus: (status: StatusFilter) => void;
}

/** Reads and writes the filters; each change goes back to the first page. */
export function useFilters(): Filters {
  const [{ from, to, status }, setSearch] = useSearchState(SEARCH);
  const period = useMemo(() => ({ start: from, end: to < from ? from : to }), [from, to]);
  return {
    period,
    status,
    setPeriod: ({ start, end }) => setSearch({ from: start, to: end, page: 1 }),
    setStatus: (next) => setSearch({ status: next, page: 1 }),
  };
}
