/** The edges of a rectangle in the window, px. */
export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A rectangle that a toast should not cover. */
export interface Kept extends Edges {
  /** Cost of covering a part of it. */
  readonly weight: number;
}

/** Width and height of a toast or the window, px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distances of a toast from the right end and the bottom of the window, px. */
export interface Spot {
  readonly end: number;
  readonly bottom: number;
}

/** Number of heights tried beside obstacles, the least covering first: each try compares with everything visible. */
const TRIED_BESIDE = 8;

/**
 * Position where a toast covers no protected element: as low as possible, at the end of the window rather than in its middle or at its start, else
 * right beside an obstacle. If everything is taken, the one that covers least.
 * @param gap px between the toast and obstacles, and the edge of the window
 */
export function freeSpot(toast: Size, kept: readonly Kept[], window: Size, gap: number): Spot {
  const lastEnd = window.width - toast.width - gap;
  const highest = window.height - toast.height - gap;
  const bottoms = [gap, ...kept.map(({ top }) => window.height - top + gap)]
    .filter((bottom) => bottom >= gap && bottom <= Math.max(gap, highest))
    .toSorted((one, other) => one - other);
  const leastAt = (bottom: number, ends: readonly number[]): Tried | undefined =>
    ends
      .map((end) => ({ spot: { end, bottom }, covered: coveredBy({ end, bottom }, toast, kept, window) }))
      .reduce<Tried | undefined>((best, one) => (best && best.covered <= one.covered ? best : one), undefined);
  const tried: Tried[] = [];
  for (const bottom of new Set(bottoms)) {
    const least = leastAt(bottom, [gap, (window.width - toast.width) / 2, lastEnd]);
    if (least?.covered === 0) return least.spot;
    if (least) tried.push(least);
  }
  const beside = tried
    .toSorted((one, other) => one.covered - other.covered)
    .slice(0, TRIED_BESIDE)
    .flatMap(({ spot: { bottom } }) => {
      const [base, top] = [window.height - bottom, window.height - bottom - toast.height];
      const ends = kept
        .filter((one) => one.top < base && one.bottom > top)
        .flatMap(({ left, right }) => [window.width - left + gap, window.width - right - gap - toast.width]);
      return (
        leastAt(
          bottom,
          ends.filter((end) => end >= gap && end <= lastEnd),
        ) ?? []
      );
    });
  const [best] = [...tried, ...beside].toSorted((one, other) => one.covered - other.covered);
  return best?.spot ?? { end: gap, bottom: gap };
}

interface Tried {
  readonly spot: Spot;
  readonly covered: number;
}

/** Weighted area, px², that a toast would cover. */
export function coveredBy({ end, bottom }: Spot, toast: Size, kept: readonly Kept[], window: Size): number {
  const right = window.width - end;
  const [left, base] = [right - toast.width, window.height - bottom];
  const top = base - toast.height;
  return kept.reduce((sum, one) => {
    const width = Math.min(right, one.right) - Math.max(left, one.left);
    const height = Math.min(base, one.bottom) - Math.max(top, one.top);
    return width > 0 && height > 0 ? sum + width * height * one.weight : sum;
  }, 0);
}
