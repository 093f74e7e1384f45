import { useMemo, type ReactNode } from 'react';
import { brusselsToday, type DateRange, type IsoDate } from '../../domain/index.ts';
import { choiceParam, dateParam, numberParam, useSearchState, type SearchSchema } from '../../router/index.ts';
import { useT } from '../../i18n/index.ts';
import { Checkbox } from '../overlay/controls/checkbox.tsx';
import { DateRangeInput } from './date-range-input.tsx';

/** Parameters of the URL that hold a period. */
export interface PeriodSearch {
  readonly dates: 'period' | 'all';
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly page: number;
}

/**
 * Schema of a list's period in the URL: `from`, `to` and, for all days, `dates=all`. Made once, outside the component.
 * @param usual the default period, without parameters in the URL
 */
export const periodSearch = (usual: (today: IsoDate) => DateRange): SearchSchema<PeriodSearch> => ({
  dates: choiceParam(['period', 'all'], 'period'),
  from: dateParam(() => usual(brusselsToday()).start),
  to: dateParam(() => usual(brusselsToday()).end),
  page: numberParam(1, { min: 1 }),
});

/** Period filter of a list. */
export interface Period {
  /** The chosen days, kept while all are shown. */
  readonly range: DateRange;
  readonly isAll: boolean;
  readonly setRange: (range: DateRange) => void;
  readonly setAll: (all: boolean) => void;
  /** Query parameters of the API; empty for all days. */
  readonly query: { readonly startDate?: IsoDate; readonly endDate?: IsoDate };
}

/** The period of a list, stored in the URL; a change resets the page to 1. A link whose end precedes its start gives the start day alone. */
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

/** Period of a list, in its toolbar. */
interface PeriodFilterProps {
  readonly label: string;
  readonly period: Period;
  /** Offers all days too; default true. */
  readonly offersAll?: boolean;
}

/** Two dates with presets, and a check box for all days. */
export function PeriodFilter({ label, period, offersAll = true }: PeriodFilterProps): ReactNode {
  const t = useT();
  return (
    <>
      {!(offersAll && period.isAll) && <DateRangeInput label={label} value={period.range} onChange={period.setRange} />}
      {offersAll && (
        <Checkbox checked={period.isAll} onChange={period.setAll}>
          {t('shared.allDates')}
        </Checkbox>
      )}
    </>
  );
}
