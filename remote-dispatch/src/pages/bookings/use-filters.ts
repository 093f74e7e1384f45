import { BOOKING_STATUSES } from '@navette/shared/domain';
import { choiceParam, numberParam, useSearchState } from '@navette/shared/router';
import { periodSearch, usePeriod, type Period } from '@navette/shared/ui-form';

const PERIOD = periodSearch((today) => ({ start: today, end: today }));
const SEARCH = { status: choiceParam(['all', ...BOOKING_STATUSES], 'all'), page: numberParam(1, { min: 1 }) };

/** Status filter; `all` for none. */
export type StatusFilter = 'all' | (typeof BOOKING_STATUSES)[number];

/** Filters of the list, kept in the URL. */
export interface Filters {
  /** Today by default (S1 §2.5). */
  readonly period: Period;
  readonly status: StatusFilter;
  readonly setStatus: (status: StatusFilter) => void;
}

/** Reads and writes the filters; each change returns to the first page. */
export function useFilters(): Filters {
  const [{ status }, setSearch] = useSearchState(SEARCH);
  return { period: usePeriod(PERIOD), status, setStatus: (next) => setSearch({ status: next, page: 1 }) };
}
