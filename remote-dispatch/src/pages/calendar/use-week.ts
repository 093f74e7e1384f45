import { addDays, brusselsToday, eachDay, startOfWeek } from '@navette/shared/domain';
import { choiceParam, dateParam, useSearchState } from '@navette/shared/router';
import { useMemo } from 'react';

const SEARCH = { date: dateParam(brusselsToday), hours: choiceParam(['office', 'all'], 'office') };

/** The shown week, kept in the URL. */
export function useWeek() {
  const [{ date, hours }, setSearch] = useSearchState(SEARCH);
  const monday = startOfWeek(date);
  const dates = useMemo(() => eachDay(monday, addDays(monday, 6)), [monday]);
  return {
    date,
    dates,
    isWholeDay: hours === 'all',
    goTo: (day: string) => setSearch({ date: day }),
    move: (weeks: number) => setSearch({ date: addDays(date, weeks * 7) }),
    showWholeDay: (all: boolean) => setSearch({ hours: all ? 'all' : 'office' }),
  };
}
