/** A sign on the map, in px. */
export interface SpreadPoint {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** Px between two signs of which the one hides most of the other. */
const HIDDEN = 14;

/** Px between the centres of signs that are moved apart. */
const APART = 26;

/**
 * Offsets, in px, of signs that would hide each other: they stand on a circle around their common place, in the order of their ids, so that
 * each can be seen and pressed. A sign on its own has none.
 */
export function spreadOut(
  points: readonly SpreadPoint[],
): ReadonlyMap<string, { readonly dx: number; readonly dy: number }> {
  const offsets = new Map<string, { dx: number; dy: number }>();
  for (const pile of pilesOf(points)) {
    if (pile.length < 2) continue;
    const [x, y] = [mean(pile.map((point) => point.x)), mean(pile.map((point) => point.y))];
    const radius = Math.max(APART / 2, (pile.length * APART) / (2 * Math.PI));
    const ordered = pile.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    ordered.forEach((point, index) => {
      const angle = (index / pile.length) * 2 * Math.PI - Math.PI;
      offsets.set(point.id, {
        dx: Math.round(x + Math.cos(angle) * radius - point.x),
        dy: Math.round(y + Math.sin(angle) * radius - point.y),
      });
    });
  }
  return offsets;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Points by pile: each joins the first pile whose first point it hides. */
function pilesOf(points: readonly SpreadPoint[]): SpreadPoint[][] {
  const cells = new Map<string, SpreadPoint[][]>();
  const piles: SpreadPoint[][] = [];
  for (const point of points) {
    const [column, row] = [Math.floor(point.x / HIDDEN), Math.floor(point.y / HIDDEN)];
    const near = [-1, 0, 1].flatMap((right) =>
      [-1, 0, 1].flatMap((down) => cells.get(`${String(column + right)}:${String(row + down)}`) ?? []),
    );
    const pile = near.find(([first]) => first && Math.hypot(first.x - point.x, first.y - point.y) < HIDDEN);
    if (pile) pile.push(point);
    else {
      const own = [point];
      const key = `${String(column)}:${String(row)}`;
      piles.push(own);
      cells.set(key, [...(cells.get(key) ?? []), own]);
    }
  }
  return piles;
}
