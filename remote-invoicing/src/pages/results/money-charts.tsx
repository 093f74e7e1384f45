import { brusselsToday, type DateRange, REFUSAL_REASONS, type RefusalReason } from '@navette/shared/domain';
import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { useNavigate } from '@navette/shared/router';
import { useMemo, type ReactNode } from 'react';
import { behindLink, bookingsLink, useDays, useHalfYear, useMonths, useUnmetNeed } from '../../entities/results.ts';
import { averagesOf, daysOf, type Figures, monthsOf, withRunUp } from './model.ts';
import { BarChart, spreadTicks, tipOf, useChartStyle } from './bar-chart.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { ResponsiveLine, type SliceTooltipProps } from '@nivo/line';

const isEmpty = (figures: readonly Figures[] | undefined): boolean =>
  figures?.every(({ bookings, profit }) => bookings === 0 && profit === 0) ?? false;

export function useOpenList() {
  const navigate = useNavigate();
  return (to: string | undefined) => (to === undefined ? undefined : () => void navigate(to));
}

/** Table and chart of figures in time: each line and each bar opens the list of its figure. */
function useSeries(
  figures: readonly Figures[] | undefined,
  labelOf: (figure: Figures) => string,
  toOf: (figure: Figures) => string | undefined = ({ range }) => bookingsLink(range),
) {
  const open = useOpenList();
  return {
    rows: (values: (figure: Figures, index: number) => string[]) =>
      figures?.map((figure, index) => ({ label: labelOf(figure), to: toOf(figure), values: values(figure, index) })),
    bars: (first: (figure: Figures) => number, second?: (figure: Figures) => number) =>
      (figures ?? []).map((figure) => ({
        label: labelOf(figure),
        first: first(figure),
        ...(second && { second: second(figure) }),
        onOpen: open(toOf(figure)),
      })),
  };
}

/** Amount, shares and bookings by month. */
export function MonthCharts({ range }: { readonly range: DateRange }): ReactNode {
  const t = useT();
  const { formatMonth, formatMoney, formatNumber } = useFormats();
  const load = useMonths(range);
  const months = useMemo(() => load.data && monthsOf(range, load.data), [load.data, range]);
  const shared = { load, isEmpty: isEmpty(months) };
  const { rows, bars } = useSeries(months, (month) => formatMonth(month.range.start));
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

/** Requests that had to be refused, by month of the trip; the table has the reasons. */
export function UnmetNeedChart({ range }: { readonly range: DateRange }): ReactNode {
  const t = useT();
  const { formatMonth, formatNumber } = useFormats();
  const open = useOpenList();
  const load = useUnmetNeed(range);
  const reasons = REFUSAL_REASONS.filter((reason) => load.data?.some((row) => row.reason === reason));
  const months = monthsOf(range, []).map(({ range: { start } }) => {
    const rows = (load.data ?? []).filter(
      ({ year, month }) => year === Number(start.slice(0, 4)) && month === Number(start.slice(5, 7)),
    );
    const of = (reason: RefusalReason) => rows.find((row) => row.reason === reason)?.requests ?? 0;
    return { label: formatMonth(start), counts: reasons.map(of) };
  });
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return (
    <ChartFigure
      name="unmet"
      title={t('results.unmet')}
      note={t('results.unmet.note')}
      load={load}
      isEmpty={load.data?.length === 0}
      heads={[t('results.month'), t('results.unmet.count'), ...reasons.map((reason) => t(vocabulary.refusal(reason)))]}
      rows={
        load.data &&
        months.map(({ label, counts }) => ({
          label,
          to: REFUSED,
          values: [sum(counts), ...counts].map(formatNumber),
        }))
      }
    >
      <BarChart
        items={months.map(({ label, counts }) => ({ label, first: sum(counts), onOpen: open(REFUSED) }))}
        names={[t('results.unmet.count')]}
        format={formatNumber}
      />
    </ChartFigure>
  );
}

/** List of the refused requests. */
const REFUSED = '/requests?state=refused';

/** Amount by day, and the profit of each day with its moving average. */
export function DayCharts({ range }: { readonly range: DateRange }): ReactNode {
  const t = useT();
  const { formatDate, formatMoney } = useFormats();
  const load = useDays(withRunUp(range));
  const today = brusselsToday();
  const all = useMemo(() => load.data && daysOf(withRunUp(range), load.data, today), [load.data, range, today]);
  const days = all?.filter((day) => day.range.start >= range.start);
  const averages = all ? averagesOf(all, range.start) : [];
  const shared = { load, isEmpty: isEmpty(days) };
  const labelOf = (day: Figures) => formatDate(day.range.start);
  const sales = useSeries(days, labelOf);
  const profits = useSeries(days, labelOf, (day) => behindLink(day.range, { side: 'profit' }));
  return (
    <>
      <ChartFigure
        {...shared}
        name="amountByDay"
        title={t('results.amountByDay')}
        note={t('results.sales.note')}
        heads={[t('results.day'), t('results.sales')]}
        rows={sales.rows(({ amount }) => [formatMoney(amount)])}
      >
        <LineChart items={sales.bars(({ amount }) => amount)} format={formatMoney} />
      </ChartFigure>
      <ChartFigure
        {...shared}
        name="profitByDay"
        title={t('results.profitByDay')}
        heads={[t('results.day'), t('results.profit'), t('results.average')]}
        rows={profits.rows(({ profit }, index) => [formatMoney(profit), formatMoney(averages[index])])}
      >
        <BarChart
          items={profits.bars(({ profit }) => profit)}
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
  const today = brusselsToday();
  const until = range.end > today && range.start <= today ? today : range.end;
  const load = useHalfYear(until);
  const first = load.data?.[0]?.day;
  const days = load.data && daysOf({ start: first ?? until, end: until }, load.data, until);
  const { rows, bars } = useSeries(days, (day) => formatDate(day.range.start));
  return (
    <ChartFigure
      wide
      name="bookingsByDay"
      title={t('results.bookingsByDay')}
      load={load}
      isEmpty={isEmpty(days)}
      heads={[t('results.day'), t('results.bookings')]}
      rows={rows(({ bookings }) => [formatNumber(bookings)])}
    >
      <BarChart items={bars(({ bookings }) => bookings)} names={[t('results.bookings')]} format={formatNumber} />
    </ChartFigure>
  );
}

interface LineChartProps {
  readonly items: ReturnType<ReturnType<typeof useSeries>['bars']>;
  readonly format: (value: number) => string;
}

type Series = { readonly id: string; readonly data: readonly { readonly x: string; readonly y: number }[] };

const MARGIN = { top: 12, right: 16, bottom: 56, left: 84 };

/** A line with its area, without points: a year of them would be tab stops (and slow). */
function LineChart({ items, format }: LineChartProps): ReactNode {
  const { theme, series } = useChartStyle();
  const labels = items.map(({ label }) => label);
  return (
    <ResponsiveLine
      data={[{ id: 'value', data: items.map(({ label, first }) => ({ x: label, y: first })) }]}
      margin={MARGIN}
      colors={series.slice(0, 1)}
      theme={theme}
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
