import { type DateRange, personName, sumMoney } from '@navette/shared/domain';
import type { ReactNode } from 'react';
import { BudgetChart } from './budget-chart.tsx';
import { DayCharts, HalfYearChart, MonthCharts, UnmetNeedChart, useOpenList } from './money-charts.tsx';
import { useFormats, useT } from '@navette/shared/i18n';
import { unpaidLink, useUnpaid, behindLink, type HourFigures, useHours } from '../../entities/results.ts';
import { unpaidOf } from './model.ts';
import { BarChart, shortened, tipOf, useChartStyle } from './bar-chart.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { type PieTooltipProps, ResponsivePie } from '@nivo/pie';
import { ResponsiveHeatMap, type TooltipProps } from '@nivo/heatmap';

/** All charts of the dashboard, in the order of the specification (specification/payments.md#results). Loaded lazily, with their library. */
export default function Charts({ range }: { readonly range: DateRange }): ReactNode {
  return (
    <>
      <UnpaidCharts />
      <MonthCharts range={range} />
      <DayCharts range={range} />
      <HalfYearChart range={range} />
      <HourChart range={range} />
      <UnmetNeedChart range={range} />
      <BudgetChart range={range} />
    </>
  );
}

/** Number of clients with a slice of their own. */
const NAMED = 4;

/** Unpaid amounts and their late part; renders nothing without any (specification/payments.md#results). While they load the place is kept. */
export function UnpaidCharts(): ReactNode {
  const t = useT();
  const { formatMoney } = useFormats();
  const open = useOpenList();
  const load = useUnpaid();
  const unpaid = load.data && unpaidOf(load.data);
  if (load.data ? !unpaid : load.error) return null;
  const { total = 0, late = 0, due = 0, top = [], insurers = 0 } = unpaid ?? {};
  const clients = top.map(({ clientId, amount, ...client }) => ({
    label: `${personName(client, 'list')} (${clientId})`,
    value: amount,
    to: unpaidLink({ client: clientId }),
  }));
  const named = clients.slice(0, NAMED);
  const others = sumMoney([total, -insurers, ...named.map(({ value }) => -value)]);
  const byDate = [
    { label: t('results.late'), value: late, to: unpaidLink({ late: 'true' }) },
    { label: t('results.due'), value: due, to: unpaidLink({ late: 'not' }) },
  ];
  const except = top.slice(0, NAMED).map(({ clientId }) => clientId);
  const byClient = [
    ...named,
    { label: t('results.otherClients'), value: others, to: unpaidLink({ except }) },
    { label: t('results.insurers'), value: insurers, to: unpaidLink({ payers: 'insurance' }) },
  ];
  const rows = (slices: typeof byDate) =>
    unpaid && slices.map(({ label, value, to }) => ({ label, to, values: [formatMoney(value)] }));
  const slices = (list: typeof byDate) => list.map(({ label, value, to }) => ({ label, value, onOpen: open(to) }));
  return (
    <>
      <ChartFigure
        name="unpaid"
        title={t('results.unpaid', { total: unpaid ? formatMoney(total) : '…' })}
        note={t('results.unpaid.note')}
        load={load}
        heads={[t('results.unpaid.state'), t('results.amount')]}
        rows={rows(byDate)}
      >
        <PieChart slices={slices(byDate)} format={formatMoney} />
      </ChartFigure>
      <ChartFigure
        name="unpaidByClient"
        title={t('results.unpaid.byClient')}
        load={load}
        heads={[t('results.client'), t('results.amount')]}
        rows={rows(byClient)}
      >
        <PieChart slices={slices(byClient)} format={formatMoney} />
      </ChartFigure>
      <ChartFigure
        name="unpaidTop"
        title={t('results.unpaid.top')}
        load={load}
        height={320}
        heads={[t('results.client'), t('results.amount')]}
        rows={rows(clients)}
      >
        <BarChart
          horizontal
          items={clients.map(({ label, value, to }) => ({ label, first: value, onOpen: open(to) }))}
          names={[t('results.amount')]}
          format={formatMoney}
        />
      </ChartFigure>
    </>
  );
}

interface Slice {
  readonly label: string;
  readonly value: number;
  readonly onOpen?: (() => void) | undefined;
}

type Datum = { id: string; label: string; value: number };

const MARGIN = { top: 24, right: 120, bottom: 24, left: 120 };

/** Start angle in degrees: the largest clients come first and are narrow, so that their names fit one below the other on the right. */
const START = 65;

/** Minimum angle in degrees for a label, so that labels don't overlap: tooltip and table have all names. */
const NAMED_FROM = 6;

/** Maximum characters that fit into the margin. */
const LONGEST = 20;

/** Labelled slices; the second is hatched. */
function PieChart({
  slices,
  format,
}: {
  readonly slices: readonly Slice[];
  readonly format: (value: number) => string;
}): ReactNode {
  const { theme, series, hatched, colourOf } = useChartStyle();
  return (
    <ResponsivePie
      data={slices.filter(({ value }) => value > 0).map(({ label, value }) => ({ id: label, label, value }))}
      margin={MARGIN}
      colors={series}
      theme={theme}
      animate={false}
      role="presentation"
      startAngle={START}
      endAngle={START + 360}
      innerRadius={0.5}
      padAngle={1}
      enableArcLabels={false}
      arcLinkLabel={({ id }) => shortened(String(id), LONGEST)}
      arcLinkLabelsSkipAngle={NAMED_FROM}
      arcLinkLabelsDiagonalLength={10}
      arcLinkLabelsStraightLength={8}
      arcLinkLabelsColor={colourOf('gray.500')}
      defs={[hatched]}
      fill={[{ match: ({ id }) => id === slices[1]?.label, id: hatched.id }]}
      tooltip={tipOf(({ datum }: PieTooltipProps<Datum>) => `${datum.label} · ${format(datum.value)}`)}
      onClick={({ id }) => slices.find(({ label }) => label === id)?.onOpen?.()}
    />
  );
}

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

type HourDatum = { x: string; y: number };

const HOUR_MARGIN = { top: 28, right: 12, bottom: 8, left: 84 };

/** Share of the maximum above which a cell needs the other colour of text; both have a contrast of 4.5 there. */
const TURN = 0.685;

/** Weekdays and hours; each cell shows its amount in thousands, so that it is readable without colour. */
function HeatChart({ rows, format }: HeatChartProps): ReactNode {
  const { theme, ink, colourOf } = useChartStyle();
  const most = Math.max(1, ...rows.flatMap(({ cells }) => cells.map(({ value }) => value)));
  return (
    <ResponsiveHeatMap
      data={rows.map(({ label, cells }) => ({
        id: label,
        data: cells.map((cell) => ({ x: cell.label, y: cell.value })),
      }))}
      margin={HOUR_MARGIN}
      theme={theme}
      animate={false}
      role="presentation"
      axisTop={{}}
      axisLeft={{}}
      colors={{
        type: 'sequential',
        colors: [colourOf('brand.50'), colourOf('brand.700')],
        minValue: 0,
        maxValue: most,
      }}
      emptyColor={colourOf('gray.100')}
      label={({ value }) => (value ? format(value) : '')}
      labelTextColor={({ value }) => ((value ?? 0) > most * TURN ? colourOf('bg.panel') : ink)}
      tooltip={tipOf(
        ({ cell }: TooltipProps<HourDatum>) => `${cell.serieId} ${cell.data.x} · ${format(cell.value ?? 0)}`,
      )}
      onClick={({ serieId, data }) =>
        rows
          .find(({ label }) => label === serieId)
          ?.cells.find(({ label }) => label === data.x)
          ?.onOpen?.()
      }
    />
  );
}
