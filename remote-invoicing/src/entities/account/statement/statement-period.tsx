import { brusselsToday, type DateRange } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Toolbar } from '@navette/shared/ui';
import { DateRangeInput } from '@navette/shared/ui-form';
import { Checkbox } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';

/** The year up to today: what somebody who asks for a period mostly wants. */
const thisYear = (): DateRange => {
  const today = brusselsToday();
  return { start: `${today.slice(0, 4)}-01-01`, end: today };
};

interface StatementPeriodProps {
  /** Null for all movements. */
  readonly range: DateRange | null;
  readonly onChange: (range: DateRange | null) => void;
}

/** The days of a statement of account: all of them, or two dates. */
export function StatementPeriod({ range, onChange }: StatementPeriodProps): ReactNode {
  const t = useT();
  return (
    <Toolbar role="group" aria-label={t('statement.period')}>
      <Checkbox checked={range === null} onChange={(isAll) => onChange(isAll ? null : thisYear())}>
        {t('shared.allDates')}
      </Checkbox>
      {range && <DateRangeInput label={t('statement.period')} value={range} onChange={onChange} />}
    </Toolbar>
  );
}
