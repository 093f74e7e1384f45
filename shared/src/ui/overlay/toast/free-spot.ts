/** The edges of a rectangle in the window, px. */
export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A rectangle that toasts should leave free. */
export interface Kept extends Edges {
  /** Cost of covering a part of it. */
  readonly weight: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distances of the toasts from the end and the bottom of the window, px. */
export interface Spot {
  readonly end: number;
  readonly bottom: number;
}

/** Distance, px, between toasts and the edge of the window, or what they leave free. */
const GAP = 16;

/** Heights at which toasts are tried beside what they would cover, those first at which they cover least: each costs a look at everything that is seen. */
const TRIED_BESIDE = 8;

/**
 * The spot where toasts cover nothing that must stay free: as low as possible, at the end of the window rather than in its middle or at its start, else right
 * beside something that must stay free. Where everything is taken, the one that covers least.
 */
export function freeSpot(toasts: Size, kept: readonly Kept[], window: Size): Spot {
  const lastEnd = window.width - toasts.width - GAP;
  const highest = window.height - toasts.height - GAP;
  const bottoms = [GAP, ...kept.map(({ top }) => window.height - top + GAP)]
    .filter((bottom) => bottom >= GAP && bottom <= Math.max(GAP, highest))
    .toSorted((one, other) => one - other);
  const leastAt = (bottom: number, ends: readonly number[]): Tried | undefined =>
    ends
      .map((end) => ({ spot: { end, bottom }, covered: coveredBy({ end, bottom }, toasts, kept, window) }))
      .reduce<Tried | undefined>((best, one) => (best && best.covered <= one.covered ? best : one), undefined);
  const tried: Tried[] = [];
  for (const bottom of new Set(bottoms)) {
    const least = leastAt(bottom, [GAP, (window.width - toasts.width) / 2, lastEnd]);
    if (least?.covered === 0) return least.spot;
    if (least) tried.push(least);
  }
  const beside = tried
    .toSorted((one, other) => one.covered - other.covered)
    .slice(0, TRIED_BESIDE)
    .flatMap(({ spot: { bottom } }) => {
      const [base, top] = [window.height - bottom, window.height - bottom - toasts.height];
      const ends = kept
        .filter((one) => one.top < base && one.bottom > top)
        .flatMap(({ left, right }) => [window.width - left + GAP, window.width - right - GAP - toasts.width]);
      return (
        leastAt(
          bottom,
          ends.filter((end) => end >= GAP && end <= lastEnd),
        ) ?? []
      );
    });
  const [best] = [...tried, ...beside].toSorted((one, other) => one.covered - other.covered);
  return best?.spot ?? { end: GAP, bottom: GAP };
}

interface Tried {
  readonly spot: Spot;
  readonly covered: number;
}

/** Weighed area, px², of what toasts would cover. */
export function coveredBy({ end, bottom }: Spot, toasts: Size, kept: readonly Kept[], window: Size): number {
  const right = window.width - end;
  const [left, base] = [right - toasts.width, window.height - bottom];
  const top = base - toasts.height;
  return kept.reduce((sum, one) => {
    const width = Math.min(right, one.right) - Math.max(left, one.left);
    const height = Math.min(base, one.bottom) - Math.max(top, one.top);
    return width > 0 && height > 0 ? sum + width * height * one.weight : sum;
  }, 0);
}
