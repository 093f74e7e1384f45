/** Tiles under the maps of this deployment, as pages are told; addresses hold `{z}`, `{x}` and `{y}`. */
export interface MapSettings {
  readonly url: string;
  /** Whose tiles they are; plain text. */
  readonly attribution: string;
  readonly maxZoom: number;
  /** Transparent tiles that show traffic; undefined for a map without it. */
  readonly trafficUrl?: string | undefined;
}

const DEEPEST = 22;

/**
 * The tiles that MAP_TILES_URL and MAP_TILES_ATTRIBUTION name, with MAP_TILES_MAX_ZOOM (19) and MAP_TRAFFIC_URL; undefined for the schematic map.
 * @throws when one of them is missing or wrong
 */
export function mapOf({
  MAP_TILES_URL: url,
  MAP_TILES_ATTRIBUTION: attribution,
  MAP_TILES_MAX_ZOOM: deepest,
  MAP_TRAFFIC_URL: traffic,
}: NodeJS.ProcessEnv): MapSettings | undefined {
  if (!url && !attribution && !traffic) return undefined;
  if (!url || !attribution)
    throw new Error(
      'MAP_TILES_URL and MAP_TILES_ATTRIBUTION are set together or not at all, MAP_TRAFFIC_URL besides them',
    );
  const maxZoom = Number(deepest || '19');
  if (!Number.isInteger(maxZoom) || maxZoom < 1 || maxZoom > DEEPEST)
    throw new Error(`MAP_TILES_MAX_ZOOM is a zoom from 1 to ${DEEPEST}, not ${deepest}`);
  return {
    url: tilesUrl('MAP_TILES_URL', url),
    attribution,
    maxZoom,
    ...(traffic && { trafficUrl: tilesUrl('MAP_TRAFFIC_URL', traffic) }),
  };
}

/** Origins from which the tiles come, for the policy of the pages. */
export const mapOrigins = ({ url, trafficUrl = url }: MapSettings): readonly string[] => [
  ...new Set([url, trafficUrl].map((address) => new URL(address).origin)),
];

function tilesUrl(variable: string, text: string): string {
  const isAddress = /^https?:$/u.test(URL.canParse(text) ? new URL(text).protocol : '');
  if (isAddress && ['{z}', '{x}', '{y}'].every((part) => text.includes(part))) return text;
  throw new Error(`${variable} is not the address of tiles, as in https://tiles.example/{z}/{x}/{y}.png: ${text}`);
}
