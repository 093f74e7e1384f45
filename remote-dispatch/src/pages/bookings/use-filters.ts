import { BOOKING_STATUSES, TRIP_PROGRESS } from '@navette/shared/domain';
import { choiceParam, numberParam, useSearchState } from '@navette/shared/router';
import { periodSearch, usePeriod, type Period } from '@navette/shared/ui-form';

const PERIOD = periodSearch((today) => ({ start: today, end: today }));
const SEARCH = {
  status: choiceParam(['all', ...BOOKING_STATUSES], 'all'),
  progress: choiceParam(['any', ...TRIP_PROGRESS], 'any'),
  page: numberParam(1, { min: 1 }),
};

/** Status filter; `all` for none. */
export type StatusFilter = 'all' | (typeof BOOKING_STATUSES)[number];

/** Filter by progress; `any` for none. */
export type ProgressFilter = 'any' | (typeof TRIP_PROGRESS)[number];

/** Filters of the list, kept in the URL. */
export interface Filters {
  /** Today by default (specification/bookings.md#booking-list). */
  readonly period: Period;
  readonly status: StatusFilter;
  readonly progress: ProgressFilter;
  readonly setStatus: (status: StatusFilter) => void;
  readonly setProgress: (progress: ProgressFilter) => void;
  /** Shows all bookings of the period. */
  readonly clear: () => void;
}

/** Reads and writes the filters; each change returns to the first page. */
export function useFilters(): Filters {
  const [{ status, progress }, setSearch] = useSearchState(SEARCH);
  return {
    period: usePeriod(PERIOD),
    status,
    progress,
    setStatus: (next) => setSearch({ status: next, page: 1 }),
    setProgress: (next) => setSearch({ progress: next, page: 1 }),
    clear: () => setSearch({ status: 'all', progress: 'any', page: 1 }),
  };
}
