import type { DateRange } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import { behindLink, type HourFigures, useHours } from '../../entities/results.ts';
import { ChartFigure } from './chart-figure.tsx';
import { useOpenList } from './money-charts.tsx';
import { ResponsiveHeatMap, type TooltipProps } from '@nivo/heatmap';
import { tipOf, chartTheme } from './bar-chart.tsx';

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

interface HeatChartProps {
  /** A row for each weekday, a cell for each hour. */
  readonly rows: readonly {
    readonly label: string;
    readonly cells: readonly {
      readonly label: string;
      readonly value: number;
      readonly onOpen?: (() => void) | undefined;
    }[];
  }[];
  readonly format: (value: number) => string;
}

type Datum = { x: string; y: number };

const MARGIN = { top: 28, right: 12, bottom: 8, left: 84 };
/** Share of the maximum above which white text is more readable on a cell than black; both have a contrast of 4.5 there. */
const DARK = 0.685;

/** Weekdays and hours; each cell shows its amount in thousands, so that it is readable without colour. */
function HeatChart({ rows, format }: HeatChartProps): ReactNode {
  const most = Math.max(1, ...rows.flatMap(({ cells }) => cells.map(({ value }) => value)));
  return (
    <ResponsiveHeatMap
      data={rows.map(({ label, cells }) => ({
        id: label,
        data: cells.map((cell) => ({ x: cell.label, y: cell.value })),
      }))}
      margin={MARGIN}
      theme={chartTheme}
      animate={false}
      role="presentation"
      axisTop={{}}
      axisLeft={{}}
      colors={{ type: 'sequential', colors: ['#fcf3f3', '#8b1a20'], minValue: 0, maxValue: most }}
      emptyColor="#f3f1ee"
      label={({ value }) => (value ? format(value) : '')}
      labelTextColor={({ value }) => ((value ?? 0) > most * DARK ? '#ffffff' : '#000000')}
      tooltip={tipOf(({ cell }: TooltipProps<Datum>) => `${cell.serieId} ${cell.data.x} · ${format(cell.value ?? 0)}`)}
      onClick={({ serieId, data }) =>
        rows
          .find(({ label }) => label === serieId)
          ?.cells.find(({ label }) => label === data.x)
          ?.onOpen?.()
      }
    />
  );
}
