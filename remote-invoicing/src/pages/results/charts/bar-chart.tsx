import { type BarCustomLayerProps, type BarTooltipProps, ResponsiveBar } from '@nivo/bar';
import type { ReactNode } from 'react';
import { tipOf } from './tip.tsx';
import { CHART_COLOURS, chartTheme, HATCHED, shortened, spreadTicks } from './chart-style.ts';

/** One bar, or one stack of two. */
export interface BarItem {
  readonly label: string;
  readonly first: number;
  /** Stacked on the first, hatched. */
  readonly second?: number;
  /** Opens the list of its figure. */
  readonly onOpen?: (() => void) | undefined;
}

interface BarChartProps {
  readonly items: readonly BarItem[];
  /** Names of the series, for tooltip and legend. */
  readonly names: readonly [first: string, second?: string];
  readonly format: (value: number) => string;
  /** A line over the bars, with a value for each. */
  readonly line?: { readonly name: string; readonly values: readonly number[] };
  readonly horizontal?: boolean;
}

type Datum = { label: string; first: number; second: number };

/** Bottom margin for the longest slanted name of a month. */
const MARGIN = { top: 28, right: 12, bottom: 72, left: 84 };
const WIDE_MARGIN = { top: 8, right: 24, bottom: 32, left: 190 };
/** Maximum characters of a label in the wide margin. */
const LONGEST = 28;

/** Bars, stacked bars, or bars with a line over them. No animation, and no bar is a tab stop: the table beside it has the links. */
export function BarChart({ items, names, format, line, horizontal = false }: BarChartProps): ReactNode {
  const [first, second] = names;
  const labels = items.map(({ label }) => label);
  const data: Datum[] = items.map((item) => ({ label: item.label, first: item.first, second: item.second ?? 0 }));
  const nameOf = (id: string | number) => (id === 'second' ? (second ?? '') : first);
  return (
    <ResponsiveBar<Datum>
      data={horizontal ? data.toReversed() : data}
      keys={second === undefined ? ['first'] : ['first', 'second']}
      indexBy="label"
      layout={horizontal ? 'horizontal' : 'vertical'}
      margin={horizontal ? WIDE_MARGIN : MARGIN}
      padding={0.2}
      colors={({ id }) => (id === 'second' ? CHART_COLOURS.light : line ? CHART_COLOURS.grey : CHART_COLOURS.main)}
      defs={[HATCHED]}
      fill={[{ match: { id: 'second' }, id: HATCHED.id }]}
      theme={chartTheme}
      enableLabel={false}
      animate={false}
      role="presentation"
      isFocusable={false}
      axisLeft={
        horizontal
          ? { format: (label: string) => shortened(label, LONGEST) }
          : { format: (value: number) => format(value), tickValues: 5 }
      }
      axisBottom={
        horizontal
          ? { format: (value: number) => format(value), tickValues: 4 }
          : { tickRotation: labels.length > 6 ? -35 : 0, tickValues: spreadTicks(labels) }
      }
      tooltip={tipOf(
        ({ id, value, indexValue }: BarTooltipProps<Datum>) => `${indexValue} · ${nameOf(id)} ${format(value)}`,
      )}
      onClick={({ indexValue }) => items.find(({ label }) => label === indexValue)?.onOpen?.()}
      layers={['grid', 'axes', 'bars', ...(line ? [lineOver(line.values)] : [])]}
      legends={[]}
    />
  );
}

/** A layer that draws a line over the bars. */
const lineOver =
  (values: readonly number[]) =>
  ({ bars, yScale }: BarCustomLayerProps<Datum>): ReactNode => {
    const points = bars.flatMap(({ x, width, data: { index } }) => {
      const value = values[index];
      return value === undefined ? [] : [`${x + width / 2},${String(yScale(value))}`];
    });
    return (
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke={CHART_COLOURS.line}
        strokeWidth={2.5}
        pointerEvents="none"
      />
    );
  };
