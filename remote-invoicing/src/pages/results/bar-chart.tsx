import { type BarCanvasCustomLayerProps, type BarTooltipProps, ResponsiveBar, ResponsiveBarCanvas } from '@nivo/bar';
import { useColours } from '@navette/shared/ui';
import { type ComponentProps, type ReactNode, useMemo } from 'react';

/** One bar, or one stack of two. */
interface BarItem {
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
  const { theme, series, ink, hatched } = useChartStyle();
  const labels = items.map(({ label }) => label);
  const data: Datum[] = items.map((item) => ({ label: item.label, first: item.first, second: item.second ?? 0 }));
  const nameOf = (id: string | number) => (id === 'second' ? (second ?? '') : first);
  const common = {
    data: horizontal ? data.toReversed() : data,
    keys: second === undefined ? ['first'] : ['first', 'second'],
    indexBy: 'label',
    layout: horizontal ? 'horizontal' : 'vertical',
    margin: horizontal ? WIDE_MARGIN : MARGIN,
    padding: 0.2,
    colors: ({ id }: { readonly id: string | number }) => series[id === 'second' ? 1 : line ? 2 : 0] ?? ink,
    theme,
    enableLabel: false,
    role: 'presentation',
    axisLeft: horizontal
      ? { format: (label: string) => shortened(label, LONGEST) }
      : { format: (value: number) => format(value), tickValues: 5 },
    axisBottom: horizontal
      ? { format: (value: number) => format(value), tickValues: 4 }
      : { tickRotation: labels.length > 6 ? -35 : 0, tickValues: spreadTicks(labels) },
    tooltip: tipOf(
      ({ id, value, indexValue }: BarTooltipProps<Datum>) => `${indexValue} · ${nameOf(id)} ${format(value)}`,
    ),
    onClick: ({ indexValue }: { readonly indexValue: string | number }) =>
      items.find(({ label }) => label === indexValue)?.onOpen?.(),
    legends: [],
  } satisfies Partial<ComponentProps<typeof ResponsiveBarCanvas<Datum>>>;
  // On a canvas, since elements for each day of a year take a quarter of a second; it has no hatching.
  if (second === undefined)
    return (
      <ResponsiveBarCanvas<Datum>
        {...common}
        layers={['grid', 'axes', 'bars', ...(line ? [lineOver(line.values, ink)] : [])]}
      />
    );
  return (
    <ResponsiveBar<Datum>
      {...common}
      animate={false}
      isFocusable={false}
      defs={[hatched]}
      fill={[{ match: { id: 'second' }, id: hatched.id }]}
      layers={['grid', 'axes', 'bars']}
    />
  );
}

const lineOver =
  (values: readonly number[], ink: string) =>
  (context: CanvasRenderingContext2D, { bars, yScale }: BarCanvasCustomLayerProps<Datum>): void => {
    context.beginPath();
    for (const { x, width, data } of bars) {
      const value = values[data.index];
      if (value !== undefined) context.lineTo(x + width / 2, Number(yScale(value)));
    }
    context.strokeStyle = ink;
    context.lineWidth = 2.5;
    context.stroke();
  };

type ChartTheme = NonNullable<ComponentProps<typeof ResponsiveBar>['theme']>;

const FONT = "'Source Sans 3 Variable', sans-serif";

/** Colours and lines of the charts in the theme of the page: of each series, of lines and texts, and the hatching of a second series. */
export function useChartStyle() {
  const colourOf = useColours();
  return useMemo(() => {
    const text = colourOf('gray.700');
    const theme: ChartTheme = {
      text: { fontFamily: FONT, fontSize: 12, fill: text },
      axis: { ticks: { text: { fontSize: 12, fill: text } } },
      grid: { line: { stroke: colourOf('gray.200') } },
      tooltip: { container: { fontFamily: FONT, fontSize: 13 } },
    };
    const series = [1, 2, 3, 4, 5, 6].map((place) => colourOf(`chart.${place}`));
    const [, background, , color] = series;
    const hatched = {
      id: 'hatched',
      type: 'patternLines',
      background,
      color,
      rotation: -45,
      lineWidth: 2,
      spacing: 7,
    } as const;
    return { theme, series, ink: colourOf('fg'), hatched, colourOf };
  }, [colourOf]);
}

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

const STYLE = {
  background: 'var(--chakra-colors-bg-panel)',
  color: 'var(--chakra-colors-fg)',
  padding: '4px 8px',
  border: '1px solid var(--chakra-colors-border-control)',
  borderRadius: 4,
  whiteSpace: 'nowrap',
} as const;

export const tipOf =
  <Datum,>(text: (datum: Datum) => string) =>
  (datum: Datum): ReactNode => <div style={STYLE}>{text(datum)}</div>;
