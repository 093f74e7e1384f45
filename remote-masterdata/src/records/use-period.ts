import { brusselsToday, type DateRange, type IsoDate } from '@navette/shared/domain';
import { choiceParam, dateParam, numberParam, useSearchState, type SearchSchema } from '@navette/shared/router';
import { useMemo } from 'react';

interface PeriodSearch {
  readonly dates: 'period' | 'all';
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly page: number;
}

/** How the period of a list lives in the URL. Made once, outside the component. */
export const periodSearch = (usual: (today: IsoDate) => DateRange): SearchSchema<PeriodSearch> => ({
  dates: choiceParam(['period', 'all'], 'period'),
  from: dateParam(() => usual(brusselsToday()).start),
  to: dateParam(() => usual(brusselsToday()).end),
  page: numberParam(1, { min: 1 }),
});

/** The days that a list is about. */
export interface Period {
  /** The chosen days, kept while all are shown. */
  readonly range: DateRange;
  readonly isAll: boolean;
  readonly setRange: (range: DateRange) => void;
  readonly setAll: (all: boolean) => void;
  /** As the API asks for it: nothing for all days. */
  readonly query: { readonly startDate?: IsoDate; readonly endDate?: IsoDate };
}

/** The period of a list, kept in the URL; a change goes back to the first page. In a link whose end precedes its start, the start alone. */
export function usePeriod(schema: SearchSchema<PeriodSearch>): Period {
  const [{ dates, from, to }, setSearch] = useSearchState(schema);
  const isAll = dates === 'all';
  const range = useMemo(() => ({ start: from, end: to < from ? from : to }), [from, to]);
  return {
    range,
    isAll,
    setRange: ({ start, end }) => setSearch({ from: start, to: end, page: 1 }),
    setAll: (all) => setSearch({ dates: all ? 'all' : 'period', page: 1 }),
    query: isAll ? {} : { startDate: range.start, endDate: range.end },
  };
}
