import {
  brusselsToday,
  type DateRange,
  neighbourPeriod,
  PERIOD_KINDS,
  type PeriodKind,
  periodOn,
} from '@navette/shared/domain';
import { choiceParam, dateParam, useSearchState } from '@navette/shared/router';
import { useMemo, useState } from 'react';
import { fixedNow } from '../../entities/use-opened-period.ts';

const thisYear = () => periodOn('year', brusselsToday());

const SEARCH = {
  period: choiceParam(PERIOD_KINDS, 'year'),
  from: dateParam(() => thisYear().start),
  to: dateParam(() => thisYear().end),
};

/** The period of the dashboard, in the URL: this year by default (DECISIONS 45). */
export interface ResultsPeriod {
  readonly kind: PeriodKind;
  readonly range: DateRange;
  readonly setKind: (kind: PeriodKind) => void;
  readonly setRange: (range: DateRange) => void;
  /** Goes to the period before or after. */
  readonly move: (step: -1 | 1) => void;
}

/** Reads and writes the period. Another kind shows its period of today where that lies in the range, else of its first day. */
export function useResultsPeriod(): ResultsPeriod {
  const [schema] = useState(() => ({ ...SEARCH, from: fixedNow(SEARCH.from), to: fixedNow(SEARCH.to) }));
  const [{ period: kind, from, to }, setSearch] = useSearchState(schema);
  const range = useMemo(() => ({ start: from, end: to < from ? from : to }), [from, to]);
  const show = ({ start, end }: DateRange) => setSearch({ from: start, to: end });
  return {
    kind,
    range,
    setKind: (chosen) => {
      const today = brusselsToday();
      const day = today >= range.start && today <= range.end ? today : range.start;
      const { start, end } = chosen === 'free' ? range : periodOn(chosen, day);
      setSearch({ period: chosen, from: start, to: end });
    },
    setRange: show,
    move: (step) => show(neighbourPeriod(kind, range, step)),
  };
}
