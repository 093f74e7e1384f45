import type { ResponsiveBar } from '@nivo/bar';
import type { ComponentProps } from 'react';

type ChartTheme = NonNullable<ComponentProps<typeof ResponsiveBar>['theme']>;

/** Colours of the charts, distinguishable in greyscale too. */
export const CHART_COLOURS = { main: '#8b1a20', light: '#dfa746', grey: '#a39c94', line: '#1d1a17' } as const;

const FONT = "'Source Sans 3 Variable', sans-serif";

/** Theme of nivo with the suite's fonts and lines. */
export const chartTheme: ChartTheme = {
  text: { fontFamily: FONT, fontSize: 12, fill: '#403b35' },
  axis: { ticks: { text: { fontSize: 12, fill: '#403b35' } } },
  grid: { line: { stroke: '#e6e3de' } },
  tooltip: { container: { fontFamily: FONT, fontSize: 13 } },
};

/** Hatching of a second series, which distinguishes it from the first without colour. */
export const HATCHED = {
  id: 'hatched',
  type: 'patternLines',
  background: CHART_COLOURS.light,
  color: '#744705',
  rotation: -45,
  lineWidth: 2,
  spacing: 7,
} as const;

/** Maximum labels of an axis. */
const MOST_TICKS = 12;

/** The shown labels of an axis, evenly spread. */
export const spreadTicks = (labels: readonly string[]): string[] => {
  const step = Math.ceil(labels.length / MOST_TICKS);
  return labels.filter((_, index) => index % step === 0);
};

/** A label truncated to a number of characters. A trailing number in brackets, which distinguishes namesakes, is kept. */
export function shortened(label: string, most: number): string {
  if (label.length <= most) return label;
  const end = / \(\d+\)$/.exec(label)?.[0] ?? '';
  return `${label.slice(0, most - end.length - 1).trimEnd()}…${end}`;
}
