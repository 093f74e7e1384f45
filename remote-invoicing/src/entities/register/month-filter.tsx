import { addMonths, brusselsToday, startOfMonth } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { type SearchParam, useSearchState } from '@navette/shared/router';
import { Select } from '@navette/shared/ui-overlay';
import { useState, type ReactNode } from 'react';
import { fixedNow } from '../use-opened-period.ts';

/** A month, `YYYY-MM`, or all of them. */
export type Month = string;
const ALL: Month = 'all';
/** Number of months offered even without records. */
const OFFERED = 14;

const thisMonth = (): Month => brusselsToday().slice(0, 7);

const monthParam: SearchParam<Month> = {
  fallback: thisMonth,
  parse: (text) => (text === ALL || /^(19|2[01])\d\d-(0[1-9]|1[0-2])$/u.test(text) ? text : undefined),
  format: String,
};

/** The month of a register in the URL: by default that of the day on which it was opened (specification/payments.md#registers-of-money). */
export function useMonth() {
  const [schema] = useState(() => ({ month: fixedNow(monthParam) }));
  const [{ month }, setSearch] = useSearchState(schema);
  return { month, setMonth: (chosen: Month) => setSearch({ month: chosen }) };
}

/** Display name of a month in the filter. */
export function useMonthName(): (month: Month) => string {
  const t = useT();
  const { formatMonth } = useFormats();
  return (month) => (month === ALL ? t('register.month.all') : formatMonth(`${month}-01`));
}

/** Whether a record is in a month. */
export const isInMonth = ({ date }: { readonly date: string }, month: Month): boolean =>
  month === ALL || date.startsWith(month);

/** The months to choose from, the latest first: those of the last year, those with records, the selected one. */
export function monthsToChoose(dates: readonly string[], chosen: Month, today: string = brusselsToday()): Month[] {
  const recent = Array.from({ length: OFFERED }, (_, index) => addMonths(startOfMonth(today), -index).slice(0, 7));
  const known = new Set([...recent, ...dates.map((date) => date.slice(0, 7)), ...(chosen === ALL ? [] : [chosen])]);
  return [...known].sort().toReversed();
}

interface MonthFilterProps {
  readonly month: Month;
  /** Days of the existing records. */
  readonly dates: readonly string[];
  readonly onChange: (month: Month) => void;
}

/** Selects one month, or all. */
export function MonthFilter({ month, dates, onChange }: MonthFilterProps): ReactNode {
  const t = useT();
  const nameOf = useMonthName();
  return (
    <Select
      aria-label={t('register.month')}
      value={month}
      onChange={onChange}
      options={[ALL, ...monthsToChoose(dates, month)].map((value) => ({ value, label: nameOf(value) }))}
    />
  );
}
