/** A point in px of the world at one zoom. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

/** A street to label: its name, and the line along its houses. */
export interface StreetLine {
  readonly name: string;
  readonly line: readonly WorldPoint[];
}

/** A street name along its street. */
export interface StreetLabel extends WorldPoint {
  readonly text: string;
  /** Radians, never upside down. */
  readonly angle: number;
  readonly halfWidth: number;
}

/** Size of the text in px, and of the cells in which labels are kept apart. */
export const STREET_TEXT = 11;
const CELL = 14;

/**
 * Names along their streets without overlap, in the order of the streets; a name that is longer than its street is left out.
 * @param measure width of a text in px
 */
export function layOutStreetLabels(streets: readonly StreetLine[], measure: (text: string) => number): StreetLabel[] {
  const taken = new Set<string>();
  const labels: StreetLabel[] = [];
  for (const { name, line } of streets) {
    const label = alongMiddle(name, line, measure(name) / 2);
    if (!label) continue;
    const cells = cellsOf(label);
    if (cells.some((cell) => taken.has(cell))) continue;
    labels.push(label);
    for (const cell of cells) taken.add(cell);
  }
  return labels;
}

/** The name at the middle of the line, in the direction from its first to its last point near there. */
function alongMiddle(text: string, line: readonly WorldPoint[], halfWidth: number): StreetLabel | undefined {
  const middle = line[Math.floor(line.length / 2)];
  if (!middle) return undefined;
  const reach = line.filter((point) => distance(point, middle) <= halfWidth * 1.2);
  const [first, last] = [reach[0], reach.at(-1)];
  if (!first || !last || distance(first, last) < halfWidth) return undefined;
  const angle = Math.atan2(last.y - first.y, last.x - first.x);
  const upright = angle > Math.PI / 2 ? angle - Math.PI : angle <= -Math.PI / 2 ? angle + Math.PI : angle;
  return { text, x: (first.x + last.x) / 2, y: (first.y + last.y) / 2, angle: upright, halfWidth };
}

/** Distance of two points in px. */
export const distance = (one: WorldPoint, other: WorldPoint): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Cells of a grid that a label passes. */
function cellsOf({ x, y, angle, halfWidth }: StreetLabel): string[] {
  const keys = new Set<string>();
  for (let along = -halfWidth; along <= halfWidth; along += CELL / 2) {
    const column = Math.round((x + Math.cos(angle) * along) / CELL);
    const row = Math.round((y + Math.sin(angle) * along) / CELL);
    keys.add(`${String(column)}:${String(row)}`);
  }
  return [...keys];
}
