import { CRS, GridLayer, latLng, type Coords, type GridLayerOptions } from 'leaflet';
import type { Locale } from '../../../i18n/index.ts';
import { layOutLabels, type PlacedLabel, type Place } from './lay-out-labels.ts';

const INK = '#575149';
const HALO = 'rgba(255, 255, 255, 0.9)';
const FAMILY = "'Source Sans 3 Variable', 'Source Sans 3', sans-serif";

const fontOf = (size: number, bold: boolean): string => `${bold ? '600' : '400'} ${String(size)}px ${FAMILY}`;

/** Grid layer of place names: one canvas per tile. */
export class LabelLayer extends GridLayer {
  readonly #places: readonly Place[];
  readonly #locale: Locale;
  readonly #laidOut = new Map<number, readonly PlacedLabel[]>();
  #ruler: CanvasRenderingContext2D | null = null;

  constructor(places: readonly Place[], locale: Locale, options: GridLayerOptions) {
    super(options);
    this.#places = places;
    this.#locale = locale;
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
