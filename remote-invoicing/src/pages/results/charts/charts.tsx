import type { DateRange } from '@navette/shared/domain';
import type { ReactNode } from 'react';
import { HourChart } from './hour-chart.tsx';
import { DayCharts, HalfYearChart, MonthCharts } from './money-charts.tsx';
import { UnpaidCharts } from './unpaid-charts.tsx';

/** All charts of the dashboard, in the order of the specification (specification/payments.md#results). Loaded lazily, with their library. */
export default function Charts({ range }: { readonly range: DateRange }): ReactNode {
  return (
    <>
      <UnpaidCharts />
      <MonthCharts range={range} />
      <DayCharts range={range} />
      <HalfYearChart range={range} />
      <HourChart range={range} />
    </>
  );
}
