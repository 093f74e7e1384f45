/** A point on the screen at the current zoom. */
export interface ScreenPoint {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Points of the same group may be clustered; undefined: never. */
  readonly group: string | undefined;
}

/** Cell size of the grid, px: symbols are 30 wide. */
const CELL = 44;

/**
 * Clusters points that would overlap, in a grid fixed to the world, so that panning changes no cluster and a moving point at most two.
 * @param points in px of the world at one zoom
 * @returns the members of each cluster, in the order of their first points; a point on its own is a cluster of one
 */
export function clusterPoints<Point extends ScreenPoint>(points: readonly Point[]): Point[][] {
  const cells = new Map<string, Point[]>();
  for (const point of points) {
    const cell = `${String(Math.floor(point.x / CELL))}:${String(Math.floor(point.y / CELL))}`;
    const key = point.group === undefined ? `alone ${point.id}` : `${cell} ${point.group}`;
    const members = cells.get(key);
    if (members) members.push(point);
    else cells.set(key, [point]);
  }
  return [...cells.values()];
}
