import { ResponsiveLine, type SliceTooltipProps } from '@nivo/line';
import type { ReactNode } from 'react';
import { tipOf } from './tip.tsx';
import { CHART_COLOURS, chartTheme, spreadTicks } from './chart-style.ts';

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
export function LineChart({ items, format }: LineChartProps): ReactNode {
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
