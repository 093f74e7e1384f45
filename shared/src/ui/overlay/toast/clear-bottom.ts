/** The edges of a rectangle in the window, px. */
export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Distance, px, between toasts and the edge of the window, or what they leave free. */
const GAP = 16;

/**
 * How far above the bottom of the window toasts end so that they cover none of what must stay free: a dialog's buttons, a bar of selected rows, a pager.
 * What is higher up than half the window is not made way for: toasts would leave the window at the top.
 */
export function clearBottom(toasts: Pick<Edges, 'left' | 'right'>, kept: readonly Edges[], height: number): number {
  const inTheWay = kept.filter(
    ({ left, right, top, bottom }) =>
      bottom > top && left < toasts.right && right > toasts.left && top > height / 2 && top < height,
  );
  return Math.max(GAP, ...inTheWay.map(({ top }) => height - top + GAP));
}
