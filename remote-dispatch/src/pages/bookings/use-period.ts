import { brusselsToday, type DateRange } from '@navette/shared/domain';
import { dateParam, useSearchState } from '@navette/shared/router';
import { useCallback, useMemo } from 'react';

const PERIOD = { from: dateParam(brusselsToday), to: dateParam(brusselsToday) };

/** The days of the list, kept in the URL; today unless told otherwise (S1 §2.5). A link whose end precedes its start shows the start. */
export function usePeriod(): readonly [DateRange, (period: DateRange) => void] {
  const [{ from, to }, setSearch] = useSearchState(PERIOD);
  const period = useMemo(() => ({ start: from, end: to < from ? from : to }), [from, to]);
  const setPeriod = useCallback(({ start, end }: DateRange) => setSearch({ from: start, to: end }), [setSearch]);
  return [period, setPeriod];
}
