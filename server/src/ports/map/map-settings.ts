import { type Environment, numberOf } from '../../kernel/settings.ts';

/** Map tiles of this deployment, as sent to pages; URLs with `{z}`, `{x}` and `{y}`, or of a PMTiles archive; that of the server itself without an origin. */
export interface MapSettings {
  readonly url: string;
  /** Attribution; plain text. */
  readonly attribution: string;
  readonly maxZoom: number;
  /** Transparent tiles with traffic; undefined for none. */
  readonly trafficUrl?: string | undefined;
}

/** File in the data folder in which the command fetch-map puts a map, and its path on the server. */
export const OWN_MAP = 'map.pmtiles';

/**
 * The tiles configured by MAP_TILES_URL and MAP_TILES_ATTRIBUTION, with MAP_TILES_MAX_ZOOM (19) and MAP_TRAFFIC_URL; undefined for the schematic map.
 * @throws when one of them is missing or invalid
 */
export function mapOf(env: Environment): MapSettings | undefined {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution, MAP_TRAFFIC_URL: traffic } = env;
  if (!url && !attribution && !traffic) return undefined;
  if (!url || !attribution)
    throw new Error(
      'MAP_TILES_URL and MAP_TILES_ATTRIBUTION are set together or not at all, MAP_TRAFFIC_URL besides them',
    );
  return {
    url: isPmtiles(url) ? url : tilesUrl('MAP_TILES_URL', url),
    attribution,
    maxZoom: numberOf(env, 'MAP_TILES_MAX_ZOOM'),
    ...(traffic && { trafficUrl: tilesUrl('MAP_TRAFFIC_URL', traffic) }),
  };
}

/** Whether tiles are one PMTiles archive, which pages read in ranges. */
const isPmtiles = (text: string): boolean =>
  isOwn(text) || (isHttp(text) && new URL(text).pathname.endsWith('.pmtiles'));

const isOwn = (text: string): boolean => text === `/${OWN_MAP}`;

const isHttp = (text: string): boolean => /^https?:$/u.test(URL.canParse(text) ? new URL(text).protocol : '');

/** Origin of the PMTiles archive, which pages fetch from; none for raster tiles and the server's own. */
export const mapFileOrigins = ({ url }: MapSettings): readonly string[] =>
  isPmtiles(url) && !isOwn(url) ? [new URL(url).origin] : [];

/** Origins of the tiles, for the content security policy. */
export const mapOrigins = ({ url, trafficUrl = url }: MapSettings): readonly string[] => [
  ...new Set([url, trafficUrl].filter((address) => !isOwn(address)).map((address) => new URL(address).origin)),
];

function tilesUrl(variable: string, text: string): string {
  if (isHttp(text) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part))) return text;
  throw new Error(
    `${variable} is not the address of tiles, as in https://tiles.example/{z}/{x}/{y}.png or https://tiles.example/belgium.pmtiles: ${text}`,
  );
}
