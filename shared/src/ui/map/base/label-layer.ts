import type { Locale } from '../../../i18n/index.ts';
import { CRS, GridLayer, latLng, type Coords, type GridLayerOptions } from 'leaflet';

/** A positioned label, in world pixels at one zoom. */
export interface PlacedLabel {
  readonly text: string;
  /** Centre of the text. */
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly size: number;
  readonly bold: boolean;
}

/** Projection and text metrics at one zoom. */
export interface LabelScale {
  readonly zoom: number;
  readonly project: (latitude: number, longitude: number) => { readonly x: number; readonly y: number };
  /** Width of a text in pixels. */
  readonly measure: (text: string, size: number, bold: boolean) => number;
}

const CELL = 128;
const PADDING = 3;

/** Minimum inhabitants of a labelled place, by zoom from 6; from 12 on every place is labelled. */
const LEAST_INHABITANTS = [200_000, 90_000, 45_000, 20_000, 9_000, 4_000];

function leastInhabitants(zoom: number): number {
  return zoom < 6 ? Number.POSITIVE_INFINITY : (LEAST_INHABITANTS[Math.floor(zoom) - 6] ?? 0);
}

function styleOf({ inhabitants }: Place, zoom: number): { readonly size: number; readonly bold: boolean } {
  const bold = inhabitants >= 60_000;
  return { size: bold ? 13 : inhabitants >= 15_000 || zoom >= 13 ? 12 : 11, bold };
}

const overlaps = (one: PlacedLabel, other: PlacedLabel): boolean =>
  Math.abs(one.x - other.x) < one.halfWidth + other.halfWidth + PADDING &&
  Math.abs(one.y - other.y) < (one.size + other.size) / 2 + PADDING;

/**
 * Labels without overlap at one zoom; larger places win. Computed for the whole map, not per tile, so that
 * a label across the edge of a tile is drawn by both.
 */
export function layOutLabels(places: readonly Place[], locale: Locale, scale: LabelScale): PlacedLabel[] {
  const least = leastInhabitants(scale.zoom);
  const cells = new Map<string, PlacedLabel[]>();
  const placed: PlacedLabel[] = [];
  for (const place of places) {
    if (place.inhabitants < least) continue;
    const text = place.names[locale];
    const { size, bold } = styleOf(place, scale.zoom);
    const { x, y } = scale.project(place.latitude, place.longitude);
    const label = { text, x, y, size, bold, halfWidth: scale.measure(text, size, bold) / 2 };
    const near = cellsOf(label).map((key) => cells.get(key) ?? []);
    if (near.some((labels) => labels.some((other) => overlaps(label, other)))) continue;
    placed.push(label);
    for (const key of cellsOf(label)) cells.set(key, [...(cells.get(key) ?? []), label]);
  }
  return placed;
}

/** Cells of a spatial grid that a label covers: two labels that overlap share one. */
function cellsOf({ x, y, halfWidth, size }: PlacedLabel): string[] {
  const keys: string[] = [];
  const [left, right] = [x - halfWidth - PADDING, x + halfWidth + PADDING].map((edge) => Math.floor(edge / CELL));
  const [top, bottom] = [y - size - PADDING, y + size + PADDING].map((edge) => Math.floor(edge / CELL));
  for (let column = left ?? 0; column <= (right ?? 0); column += 1)
    for (let row = top ?? 0; row <= (bottom ?? 0); row += 1) keys.push(`${String(column)}:${String(row)}`);
  return keys;
}

/** A place of Belgium with its name in each language. */
interface Place {
  readonly names: Readonly<Record<Locale, string>>;
  readonly latitude: number;
  readonly longitude: number;
  readonly inhabitants: number;
}

/** Reads the generated lines `name|French|Dutch|latitude|longitude|inhabitants`, where an empty name is the first one; largest first. */
export function readPlaces(lines: readonly string[]): Place[] {
  return lines.map((line) => {
    const [name = '', fr, nl, latitude, longitude, inhabitants] = line.split('|');
    return {
      names: { en: name, fr: fr || name, nl: nl || name },
      latitude: Number(latitude),
      longitude: Number(longitude),
      inhabitants: Number(inhabitants),
    };
  });
}

const INK = '#575149';
const HALO = 'rgba(255, 255, 255, 0.9)';
const FAMILY = "'Source Sans 3 Variable', 'Source Sans 3', sans-serif";

const fontOf = (size: number, bold: boolean): string => `${bold ? '600' : '400'} ${String(size)}px ${FAMILY}`;

/** Grid layer of place names: one canvas per tile. */
export class LabelLayer extends GridLayer {
  #places: readonly Place[];
  readonly #locale: Locale;
  readonly #laidOut = new Map<number, readonly PlacedLabel[]>();
  #ruler: CanvasRenderingContext2D | null = null;

  constructor(places: readonly Place[], locale: Locale, options: GridLayerOptions) {
    super(options);
    this.#places = places;
    this.#locale = locale;
  }

  /** Labels further places. */
  add(places: readonly Place[]): void {
    this.#places = [...this.#places, ...places].toSorted((one, other) => other.inhabitants - one.inhabitants);
    this.#laidOut.clear();
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
    canvas.scale(ratio, ratio);
    canvas.translate(-coords.x * width, -coords.y * height);
    const isHere = ({ x, y, halfWidth, size }: PlacedLabel): boolean =>
      x + halfWidth > coords.x * width &&
      x - halfWidth < (coords.x + 1) * width &&
      y + size > coords.y * height &&
      y - size < (coords.y + 1) * height;
    for (const label of this.#labelsAt(coords.z)) if (isHere(label)) draw(canvas, label);
    return tile;
  }

  #labelsAt(zoom: number): readonly PlacedLabel[] {
    const known = this.#laidOut.get(zoom);
    if (known) return known;
    const labels = layOutLabels(this.#places, this.#locale, {
      zoom,
      project: (latitude, longitude) => CRS.EPSG3857.latLngToPoint(latLng(latitude, longitude), zoom),
      measure: (text, size, bold) => this.#measure(text, size, bold),
    });
    this.#laidOut.set(zoom, labels);
    return labels;
  }

  #measure(text: string, size: number, bold: boolean): number {
    this.#ruler ??= document.createElement('canvas').getContext('2d');
    if (!this.#ruler) return (text.length * size) / 2;
    this.#ruler.font = fontOf(size, bold);
    return this.#ruler.measureText(text).width;
  }
}

function draw(canvas: CanvasRenderingContext2D, { text, x, y, size, bold }: PlacedLabel): void {
  canvas.font = fontOf(size, bold);
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.lineJoin = 'round';
  canvas.lineWidth = 3;
  canvas.strokeStyle = HALO;
  canvas.strokeText(text, x, y);
  canvas.fillStyle = INK;
  canvas.fillText(text, x, y);
}
