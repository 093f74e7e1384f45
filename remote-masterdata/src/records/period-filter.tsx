import { useT } from '@navette/shared/i18n';
import { DateRangeInput } from '@navette/shared/ui-form';
import { Checkbox } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import type { Period } from './use-period.ts';

/** The days of a list over it, or all of them. */
export function PeriodFilter({ label, period }: { readonly label: string; readonly period: Period }): ReactNode {
  const t = useT();
  return (
    <>
      {!period.isAll && <DateRangeInput label={label} value={period.range} onChange={period.setRange} />}
      <Checkbox checked={period.isAll} onChange={period.setAll}>
        {t('masterdata.allDates')}
      </Checkbox>
    </>
  );
}
