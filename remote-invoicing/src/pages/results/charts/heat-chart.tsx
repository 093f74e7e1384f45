import { ResponsiveHeatMap, type TooltipProps } from '@nivo/heatmap';
import type { ReactNode } from 'react';
import { tipOf } from './tip.tsx';
import { chartTheme } from './chart-style.ts';

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
/** Above this share of the greatest value white reads better on a cell than black; both have a contrast of 4.5 there. */
const DARK = 0.685;

/** Weekdays and hours; each cell says its amount in thousands, so that it reads without colour. */
export function HeatChart({ rows, format }: HeatChartProps): ReactNode {
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
