import { type PieTooltipProps, ResponsivePie } from '@nivo/pie';
import type { ReactNode } from 'react';
import { tipOf } from './tip.tsx';
import { CHART_COLOURS, chartTheme, HATCHED, shortened } from './chart-style.ts';

/** A slice of a pie. */
export interface Slice {
  readonly label: string;
  readonly value: number;
  readonly onOpen?: (() => void) | undefined;
}

type Datum = { id: string; label: string; value: number };

const MARGIN = { top: 24, right: 120, bottom: 24, left: 120 };
/** Degrees where the first slice begins: the largest clients come first and are narrow, and names have room one below the other on the right. */
const START = 65;
/** Degrees below which names would overlap: tooltip and table of figures have them. */
const NAMED_FROM = 6;
/** Characters that the margin has room for. */
const LONGEST = 20;
const COLOURS = [CHART_COLOURS.main, CHART_COLOURS.light, CHART_COLOURS.grey, '#744705', '#dd989c', '#d3cec8'];

/** Slices, each named at its place; the second is hatched. */
export function PieChart({
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
