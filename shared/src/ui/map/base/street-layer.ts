import type { components } from '@navette/openapi/types';
import { CRS, GridLayer, latLng, type Coords, type GridLayerOptions } from 'leaflet';
import type { Locale } from '../../../i18n/index.ts';
import {
  distance,
  layOutStreetLabels,
  STREET_TEXT,
  type StreetLabel,
  type StreetLine,
  type WorldPoint,
} from './street-labels.ts';

/** A street of the address register. */
export type RegisterStreet = components['schemas']['TileStreet'];

/** Metres between two houses of one edge; beyond, they may be on different parts of the street. */
const LONGEST_GAP_M = 120;
const INK = '#6b655d';
const HALO = 'rgba(255, 255, 255, 0.9)';
const EDGE = '#d8d2ca';
const HOUSE = '#bdb5ab';
const FONT = `${String(STREET_TEXT)}px 'Source Sans 3 Variable', 'Source Sans 3', sans-serif`;

/** A street at one zoom, in px of the world. */
interface DrawnStreet extends StreetLine {
  readonly sides: readonly (readonly WorldPoint[])[];
  readonly bounds: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

interface Drawing {
  readonly streets: readonly DrawnStreet[];
  readonly labels: readonly StreetLabel[];
}

/** Grid layer of streets: the edges that their houses form, the houses, and their names; one canvas per tile. */
export class StreetLayer extends GridLayer {
  readonly #streets = new Map<number, RegisterStreet>();
  readonly #locale: Locale;
  readonly #drawings = new Map<number, Drawing>();
  readonly #ruler = document.createElement('canvas').getContext('2d');

  constructor(locale: Locale, options: GridLayerOptions) {
    super(options);
    this.#locale = locale;
  }

  /** Adds streets; those that it has are kept. */
  add(streets: readonly RegisterStreet[]): void {
    const before = this.#streets.size;
    for (const street of streets) this.#streets.set(street.id, street);
    if (this.#streets.size === before) return;
    this.#drawings.clear();
    this.redraw();
  }

  protected override createTile(coords: Coords): HTMLElement {
    const tile = document.createElement('canvas');
    const { x: width, y: height } = this.getTileSize();
    const ratio = Math.min(window.devicePixelRatio || 1, 2);
    tile.width = width * ratio;
    tile.height = height * ratio;
    const canvas = tile.getContext('2d');
    if (!canvas) return tile;
    const [left, top] = [coords.x * width, coords.y * height];
    canvas.scale(ratio, ratio);
    canvas.translate(-left, -top);
    const { streets, labels } = this.#drawingAt(coords.z);
    const here = streets.filter(
      ({ bounds }) =>
        bounds.left < left + width && bounds.right > left && bounds.top < top + height && bounds.bottom > top,
    );
    for (const { sides } of here) for (const side of sides) drawEdge(canvas, side);
    if (coords.z >= HOUSES_FROM) for (const { sides } of here) for (const side of sides) drawHouses(canvas, side);
    for (const label of labels)
      if (
        Math.abs(label.x - left - width / 2) < label.halfWidth + width / 2 &&
        Math.abs(label.y - top - height / 2) < label.halfWidth + height / 2
      )
        drawLabel(canvas, label);
    return tile;
  }

  #drawingAt(zoom: number): Drawing {
    const known = this.#drawings.get(zoom);
    if (known) return known;
    const streets = [...this.#streets.values()]
      .map((street) => drawn(street, this.#locale, zoom))
      .toSorted((one, other) => other.line.length - one.line.length);
    const drawing = { streets, labels: layOutStreetLabels(streets, (text) => this.#measure(text)) };
    this.#drawings.set(zoom, drawing);
    return drawing;
  }

  #measure(text: string): number {
    if (!this.#ruler) return (text.length * STREET_TEXT) / 2;
    this.#ruler.font = FONT;
    return this.#ruler.measureText(text).width;
  }
}

/** Zoom from which each house is a dot. */
const HOUSES_FROM = 17;

const NAMES = {
  fr: ({ fr, nl, de }: RegisterStreet) => fr ?? nl ?? de,
  nl: ({ fr, nl, de }: RegisterStreet) => nl ?? fr ?? de,
  en: ({ fr, nl, de }: RegisterStreet) => fr ?? nl ?? de,
} as const;

function drawn(street: RegisterStreet, locale: Locale, zoom: number): DrawnStreet {
  const [even = [], odd = []] = [street.even, street.odd].map((side) =>
    withoutGaps(side).map((part) =>
      part.map(([latitude, longitude]) => CRS.EPSG3857.latLngToPoint(latLng(latitude, longitude), zoom)),
    ),
  );
  const sides = [...even, ...odd];
  const points = sides.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    name: NAMES[locale](street) ?? '',
    line: centreLine(even, odd),
    sides,
    bounds: { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) },
  };
}

const longest = (parts: readonly (readonly WorldPoint[])[]): readonly WorldPoint[] =>
  parts.toSorted((one, other) => other.length - one.length)[0] ?? [];

/** The longest part of a side, moved half way to the houses that face it. */
function centreLine(even: readonly WorldPoint[][], odd: readonly WorldPoint[][]): WorldPoint[] {
  const line = longest([...even, ...odd]);
  const facing = (even.some((part) => part === line) ? odd : even).flat();
  return line.map((point) => {
    const [nearest] = facing.toSorted((one, other) => distance(one, point) - distance(other, point));
    return nearest ? { x: (point.x + nearest.x) / 2, y: (point.y + nearest.y) / 2 } : point;
  });
}

type Degrees = [latitude: number, longitude: number];

/** The parts of a side whose houses follow each other. */
function withoutGaps(side: RegisterStreet['even']): Degrees[][] {
  const parts: Degrees[][] = [];
  for (const [latitude = 0, longitude = 0] of side) {
    const house: Degrees = [latitude / 1e6, longitude / 1e6];
    const part = parts.at(-1);
    const before = part?.at(-1);
    if (part && before && latLng(before).distanceTo(latLng(house)) <= LONGEST_GAP_M) part.push(house);
    else parts.push([house]);
  }
  return parts;
}

function drawEdge(canvas: CanvasRenderingContext2D, side: readonly WorldPoint[]): void {
  canvas.beginPath();
  for (const { x, y } of side) canvas.lineTo(x, y);
  canvas.lineWidth = 2;
  canvas.lineJoin = 'round';
  canvas.strokeStyle = EDGE;
  canvas.stroke();
}

function drawHouses(canvas: CanvasRenderingContext2D, side: readonly WorldPoint[]): void {
  canvas.fillStyle = HOUSE;
  for (const { x, y } of side) canvas.fillRect(x - 2, y - 2, 4, 4);
}

function drawLabel(canvas: CanvasRenderingContext2D, { text, x, y, angle }: StreetLabel): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate(angle);
  canvas.font = FONT;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.lineJoin = 'round';
  canvas.lineWidth = 3;
  canvas.strokeStyle = HALO;
  canvas.strokeText(text, 0, 0);
  canvas.fillStyle = INK;
  canvas.fillText(text, 0, 0);
  canvas.restore();
}
