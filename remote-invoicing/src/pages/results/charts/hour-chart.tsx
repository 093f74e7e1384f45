import type { DateRange } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import { behindLink } from '../../../entities/results/result-links.ts';
import { type HourFigures, useHours } from '../../../entities/results/results-requests.ts';
import { ChartFigure } from './chart-figure.tsx';
import { HeatChart } from './heat-chart.tsx';
import { useOpenList } from './money-charts.tsx';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** A Monday, for the names of the weekdays. */
const A_WEEK = [
  '2026-03-02',
  '2026-03-03',
  '2026-03-04',
  '2026-03-05',
  '2026-03-06',
  '2026-03-07',
  '2026-03-08',
] as const;

const hoursBetween = (rows: readonly HourFigures[]): number[] => {
  const hours = rows.map(({ hour }) => hour);
  const first = Math.min(...hours);
  return hours.length === 0 ? [] : Array.from({ length: Math.max(...hours) - first + 1 }, (_, index) => first + index);
};

/** Amounts by weekday and hour of the appointment. */
export function HourChart({ range }: { readonly range: DateRange }): ReactNode {
  const t = useT();
  const { formatMoney, formatNumber, formatWeekday } = useFormats();
  const open = useOpenList();
  const load = useHours(range);
  const hours = hoursBetween(load.data ?? []);
  const found = new Map(load.data?.map((row) => [`${row.day_name} ${row.hour}`, row]));
  const rows = DAYS.map((name, index) => ({
    label: formatWeekday(A_WEEK[index]),
    cells: hours.map((hour) => ({
      hour,
      label: `${hour} h`,
      value: found.get(`${name} ${hour}`)?.amount ?? 0,
      bookings: found.get(`${name} ${hour}`)?.bookings ?? 0,
      to: behindLink(range, { weekday: index + 1, hour }),
    })),
  }));
  return (
    <ChartFigure
      wide
      name="byHour"
      title={t('results.byHour')}
      load={load}
      isEmpty={load.data?.length === 0}
      heads={[t('results.weekdayHour'), t('results.sales'), t('results.bookings')]}
      rows={
        load.data &&
        rows.flatMap(({ label, cells }) =>
          cells
            .filter(({ bookings }) => bookings > 0)
            .map((cell) => ({
              label: `${label} ${cell.label}`,
              to: cell.to,
              values: [formatMoney(cell.value), formatNumber(cell.bookings)],
            })),
        )
      }
    >
      <HeatChart
        rows={rows.map(({ label, cells }) => ({
          label,
          cells: cells.map((cell) => ({ ...cell, onOpen: open(cell.to) })),
        }))}
        format={formatNumber}
      />
    </ChartFigure>
  );
}
