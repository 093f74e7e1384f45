import type { ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Checkbox } from '../../overlay/controls/checkbox.tsx';
import { DateRangeInput } from '../date-range-input.tsx';
import type { Period } from './use-period.ts';

/** Period of a list, in its toolbar. */
export interface PeriodFilterProps {
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
