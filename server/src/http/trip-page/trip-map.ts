import type { GeoPlace } from '@navette/shared/domain';

/** Size of the drawing, in its own units. */
const [WIDTH, HEIGHT] = [360, 220];
const MARGIN = 36;
const TILE = 256;
const CLOSEST = 16;

interface Tiles {
  readonly url: string;
  readonly attribution: string;
  readonly maxZoom: number;
}

/** Web Mercator: the world is one unit wide. */
const across = ({ longitude }: GeoPlace): number => (longitude + 180) / 360;
function down({ latitude }: GeoPlace): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/**
 * Map of the driver and the next stop as SVG, drawn here so that the page needs no map library. Without raster tiles only both places and the line
 * between them. `label` describes it for screen readers, and is plain text without markup.
 */
export function tripMap(
  { driver, stop }: { readonly driver: GeoPlace; readonly stop: GeoPlace },
  tiles: Tiles | undefined,
  label: string,
): string {
  const raster = tiles?.url.includes('{z}') ? tiles : undefined;
  const spanX = Math.abs(across(driver) - across(stop)) * TILE;
  const spanY = Math.abs(down(driver) - down(stop)) * TILE;
  const fits = Math.min((WIDTH - 2 * MARGIN) / spanX, (HEIGHT - 2 * MARGIN) / spanY);
  const zoom = Math.max(0, Math.min(raster?.maxZoom ?? CLOSEST, CLOSEST, Math.floor(Math.log2(fits))));
  const size = TILE * 2 ** zoom;
  const left = ((across(driver) + across(stop)) / 2) * size - WIDTH / 2;
  const top = ((down(driver) + down(stop)) / 2) * size - HEIGHT / 2;
  const at = (place: GeoPlace) => ({ x: rounded(across(place) * size - left), y: rounded(down(place) * size - top) });
  const [from, to] = [at(driver), at(stop)];
  return `<svg class="map" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}">
${raster ? tileImages(raster.url, zoom, left, top) : ''}
<path class="line" d="M${from.x} ${from.y}L${to.x} ${to.y}"/>
<circle class="stop" cx="${to.x}" cy="${to.y}" r="9"/><circle class="dot" cx="${to.x}" cy="${to.y}" r="3"/>
<circle class="driver" cx="${from.x}" cy="${from.y}" r="12"/><path class="car" d="M${from.x - 6} ${from.y + 4}v-4l2-4h8l2 4v4z"/>
</svg>`;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

function tileImages(url: string, zoom: number, left: number, top: number): string {
  const images: string[] = [];
  for (let x = Math.floor(left / TILE); x * TILE < left + WIDTH; x += 1)
    for (let y = Math.floor(top / TILE); y * TILE < top + HEIGHT; y += 1) {
      if (y < 0 || y >= 2 ** zoom || x < 0 || x >= 2 ** zoom) continue;
      const address = url.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y));
      const place = `x="${rounded(x * TILE - left)}" y="${rounded(y * TILE - top)}"`;
      images.push(
        `<image href="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" ${place} width="${TILE}" height="${TILE}"/>`,
      );
    }
  return images.join('');
}
