import { type DateRange, personName, sumMoney } from '@navette/shared/domain';
import type { ReactNode } from 'react';
import { HourChart } from './hour-chart.tsx';
import { DayCharts, HalfYearChart, MonthCharts, useOpenList } from './money-charts.tsx';
import { useFormats, useT } from '@navette/shared/i18n';
import { unpaidLink, useUnpaid } from '../../entities/results.ts';
import { unpaidOf } from './model.ts';
import { BarChart, tipOf, CHART_COLOURS, chartTheme, HATCHED, shortened } from './bar-chart.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { type PieTooltipProps, ResponsivePie } from '@nivo/pie';

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

/** Number of clients with a slice of their own. */
const NAMED = 4;

/** Unpaid amounts and their late part; renders nothing without any (specification/payments.md#results). */
export function UnpaidCharts(): ReactNode {
  const t = useT();
  const { formatMoney } = useFormats();
  const open = useOpenList();
  const load = useUnpaid();
  const unpaid = load.data && unpaidOf(load.data);
  if (!unpaid) return null;
  const clients = unpaid.top.map(({ clientId, amount, ...client }) => ({
    label: `${personName(client, 'list')} (${clientId})`,
    value: amount,
    to: unpaidLink({ client: clientId }),
  }));
  const named = clients.slice(0, NAMED);
  const others = sumMoney([unpaid.total, -unpaid.insurers, ...named.map(({ value }) => -value)]);
  const byDate = [
    { label: t('results.late'), value: unpaid.late, to: unpaidLink({ late: 'true' }) },
    { label: t('results.due'), value: unpaid.due, to: unpaidLink({ late: 'not' }) },
  ];
  const except = unpaid.top.slice(0, NAMED).map(({ clientId }) => clientId);
  const byClient = [
    ...named,
    { label: t('results.otherClients'), value: others, to: unpaidLink({ except }) },
    { label: t('results.insurers'), value: unpaid.insurers, to: unpaidLink({ payers: 'insurance' }) },
  ];
  const rows = (slices: typeof byDate) =>
    slices.map(({ label, value, to }) => ({ label, to, values: [formatMoney(value)] }));
  const slices = (list: typeof byDate) => list.map(({ label, value, to }) => ({ label, value, onOpen: open(to) }));
  return (
    <>
      <ChartFigure
        name="unpaid"
        title={t('results.unpaid', { total: formatMoney(unpaid.total) })}
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

/** A slice of a pie. */
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
const COLOURS = [CHART_COLOURS.main, CHART_COLOURS.light, CHART_COLOURS.grey, '#744705', '#dd989c', '#d3cec8'];

/** Labelled slices; the second is hatched. */
function PieChart({
  slices,
  format,
}: {
  readonly slices: readonly Slice[];
  readonly format: (value: number) => string;
}): ReactNode {
  return (
    <ResponsivePie
      data={slices.filter(({ value }) => value > 0).map(({ label, value }) => ({ id: label, label, value }))}
      margin={MARGIN}
      colors={COLOURS}
      theme={chartTheme}
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
      arcLinkLabelsColor="#6f6861"
      defs={[HATCHED]}
      fill={[{ match: ({ id }) => id === slices[1]?.label, id: HATCHED.id }]}
      tooltip={tipOf(({ datum }: PieTooltipProps<Datum>) => `${datum.label} · ${format(datum.value)}`)}
      onClick={({ id }) => slices.find(({ label }) => label === id)?.onOpen?.()}
    />
  );
}
