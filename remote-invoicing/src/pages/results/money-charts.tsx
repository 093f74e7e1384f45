import { brusselsToday, type DateRange } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { useNavigate } from '@navette/shared/router';
import { useMemo, type ReactNode } from 'react';
import { behindLink, bookingsLink, useDays, useHalfYear, useMonths } from '../../entities/results.ts';
import { averagesOf, daysOf, type Figures, monthsOf, withRunUp } from './model.ts';
import { BarChart, tipOf, CHART_COLOURS, chartTheme, spreadTicks } from './bar-chart.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { ResponsiveLine, type SliceTooltipProps } from '@nivo/line';

const isEmpty = (figures: readonly Figures[] | undefined): boolean =>
  figures?.every(({ bookings, profit }) => bookings === 0 && profit === 0) ?? false;

/** Opens the list of a figure, if it has one. */
export function useOpenList() {
  const navigate = useNavigate();
  return (to: string | undefined) => (to === undefined ? undefined : () => void navigate(to));
}

/** Amount, shares and bookings by month. */
export function MonthCharts({ range }: { readonly range: DateRange }): ReactNode {
  const t = useT();
  const { formatMonth, formatMoney, formatNumber } = useFormats();
  const open = useOpenList();
  const load = useMonths(range);
  const months = useMemo(() => load.data && monthsOf(range, load.data), [load.data, range]);
  const shared = { load, isEmpty: isEmpty(months) };
  const label = (month: Figures) => formatMonth(month.range.start);
  const bars = (value: (month: Figures) => number, second?: (month: Figures) => number) =>
    (months ?? []).map((month) => ({
      label: label(month),
      first: value(month),
      ...(second && { second: second(month) }),
      onOpen: open(bookingsLink(month.range)),
    }));
  const rows = (values: (month: Figures) => string[]) =>
    months?.map((month) => ({ label: label(month), to: bookingsLink(month.range), values: values(month) }));
  const names = {
    amount: t('results.sales'),
    profit: t('results.profit'),
    share: t('results.driverShare'),
    count: t('results.bookings'),
  };
  return (
    <>
      <ChartFigure
        {...shared}
        name="byMonth"
        title={t('results.byMonth')}
        note={t('results.sales.note')}
        heads={[t('results.month'), names.amount]}
        rows={rows(({ amount }) => [formatMoney(amount)])}
      >
        <BarChart items={bars(({ amount }) => amount)} names={[names.amount]} format={formatMoney} />
      </ChartFigure>
      <ChartFigure
        {...shared}
        name="shares"
        title={t('results.shares')}
        note={t('results.shares.note')}
        heads={[t('results.month'), names.profit, names.share, names.amount]}
        rows={rows(({ profit, driverShare, amount }) => [profit, driverShare, amount].map(formatMoney))}
      >
        <BarChart
          items={bars(
            ({ profit }) => profit,
            ({ driverShare }) => driverShare,
          )}
          names={[names.profit, names.share]}
          format={formatMoney}
        />
      </ChartFigure>
      <ChartFigure
        {...shared}
        name="bookingsByMonth"
        title={t('results.bookingsByMonth')}
        heads={[t('results.month'), names.count]}
        rows={rows(({ bookings }) => [formatNumber(bookings)])}
      >
        <BarChart items={bars(({ bookings }) => bookings)} names={[names.count]} format={formatNumber} />
      </ChartFigure>
    </>
  );
}

/** Amount by day, and the profit of each day with its moving average. */
export function DayCharts({ range }: { readonly range: DateRange }): ReactNode {
  const t = useT();
  const { formatDate, formatMoney } = useFormats();
  const open = useOpenList();
  const load = useDays(withRunUp(range));
  const today = brusselsToday();
  const all = useMemo(() => load.data && daysOf(withRunUp(range), load.data, today), [load.data, range, today]);
  const days = all?.filter((day) => day.range.start >= range.start);
  const averages = all ? averagesOf(all, range.start) : [];
  const shared = { load, isEmpty: isEmpty(days) };
  return (
    <>
      <ChartFigure
        {...shared}
        name="amountByDay"
        title={t('results.amountByDay')}
        note={t('results.sales.note')}
        heads={[t('results.day'), t('results.sales')]}
        rows={days?.map((day) => ({
          label: formatDate(day.range.start),
          to: bookingsLink(day.range),
          values: [formatMoney(day.amount)],
        }))}
      >
        <LineChart
          items={(days ?? []).map((day) => ({
            label: formatDate(day.range.start),
            value: day.amount,
            onOpen: open(bookingsLink(day.range)),
          }))}
          format={formatMoney}
        />
      </ChartFigure>
      <ChartFigure
        {...shared}
        name="profitByDay"
        title={t('results.profitByDay')}
        heads={[t('results.day'), t('results.profit'), t('results.average')]}
        rows={days?.map((day, index) => ({
          label: formatDate(day.range.start),
          to: behindLink(day.range, { side: 'profit' }),
          values: [formatMoney(day.profit), formatMoney(averages[index])],
        }))}
      >
        <BarChart
          items={(days ?? []).map((day) => ({
            label: formatDate(day.range.start),
            first: day.profit,
            onOpen: open(behindLink(day.range, { side: 'profit' })),
          }))}
          names={[t('results.profit')]}
          format={formatMoney}
          line={{ name: t('results.average'), values: averages }}
        />
      </ChartFigure>
    </>
  );
}

/** Bookings of each day of the six months up to the end of the period, or today. */
export function HalfYearChart({ range }: { readonly range: DateRange }): ReactNode {
  const t = useT();
  const { formatDate, formatNumber } = useFormats();
  const open = useOpenList();
  const today = brusselsToday();
  const until = range.end > today && range.start <= today ? today : range.end;
  const load = useHalfYear(until);
  const first = load.data?.[0]?.day;
  const days = load.data && daysOf({ start: first ?? until, end: until }, load.data, until);
  return (
    <ChartFigure
      wide
      name="bookingsByDay"
      title={t('results.bookingsByDay')}
      load={load}
      isEmpty={isEmpty(days)}
      heads={[t('results.day'), t('results.bookings')]}
      rows={days?.map((day) => ({
        label: formatDate(day.range.start),
        to: bookingsLink(day.range),
        values: [formatNumber(day.bookings)],
      }))}
    >
      <BarChart
        items={(days ?? []).map((day) => ({
          label: formatDate(day.range.start),
          first: day.bookings,
          onOpen: open(bookingsLink(day.range)),
        }))}
        names={[t('results.bookings')]}
        format={formatNumber}
      />
    </ChartFigure>
  );
}

interface LineChartProps {
  readonly items: readonly {
    readonly label: string;
    readonly value: number;
    readonly onOpen?: (() => void) | undefined;
  }[];
  readonly format: (value: number) => string;
}

type Series = { readonly id: string; readonly data: readonly { readonly x: string; readonly y: number }[] };

const MARGIN = { top: 12, right: 16, bottom: 56, left: 84 };

/** A line with its area, without points: a year of them would be tab stops (and slow). */
function LineChart({ items, format }: LineChartProps): ReactNode {
  const labels = items.map(({ label }) => label);
  return (
    <ResponsiveLine
      data={[{ id: 'value', data: items.map(({ label, value }) => ({ x: label, y: value })) }]}
      margin={MARGIN}
      colors={[CHART_COLOURS.main]}
      theme={chartTheme}
      enablePoints={false}
      enableGridX={false}
      enableArea
      areaOpacity={0.15}
      animate={false}
      role="presentation"
      isFocusable={false}
      yScale={{ type: 'linear', min: 0, max: 'auto' }}
      axisLeft={{ format: (value: number) => format(value), tickValues: 5 }}
      axisBottom={{ tickRotation: -35, tickValues: spreadTicks(labels) }}
      enableSlices="x"
      sliceTooltip={tipOf(
        ({ slice: { points } }: SliceTooltipProps<Series>) =>
          `${String(points[0]?.data.x)} · ${format(points[0]?.data.y ?? 0)}`,
      )}
      onClick={(slice) => {
        const x = 'points' in slice ? slice.points[0]?.data.x : undefined;
        items.find(({ label }) => label === x)?.onOpen?.();
      }}
    />
  );
}
