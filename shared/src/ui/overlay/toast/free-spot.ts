/** The edges of a rectangle in the window, px. */
export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A rectangle that toasts should leave free. */
export interface Kept extends Edges {
  /** How much covering a part of it weighs. */
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

/**
 * The spot where toasts cover nothing that must stay free: as low as possible, at the end of the window rather than in its middle or at its start. Where
 * everything is taken, the one that covers least.
 */
export function freeSpot(toasts: Size, kept: readonly Kept[], window: Size): Spot {
  const ends = [GAP, (window.width - toasts.width) / 2, window.width - toasts.width - GAP];
  const highest = window.height - toasts.height - GAP;
  const bottoms = [GAP, ...kept.map(({ top }) => window.height - top + GAP)]
    .filter((bottom) => bottom >= GAP && bottom <= Math.max(GAP, highest))
    .toSorted((one, other) => one - other);
  let best: { readonly spot: Spot; readonly covered: number } | undefined;
  for (const bottom of new Set(bottoms)) {
    for (const end of ends) {
      const covered = coveredBy({ end, bottom }, toasts, kept, window);
      if (covered === 0) return { end, bottom };
      if (!best || covered < best.covered) best = { spot: { end, bottom }, covered };
    }
  }
  return best?.spot ?? { end: GAP, bottom: GAP };
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
