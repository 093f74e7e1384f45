import * as leaflet from 'leaflet';
import type { PMTiles } from 'pmtiles';
import { leafletLayer } from 'protomaps-leaflet';
import type { Locale } from '../../../i18n/index.ts';

/** Vector tiles of a PMTiles file, drawn on canvas. */
export function vectorLayer(
  archive: PMTiles,
  { attribution, maxZoom, locale }: { readonly attribution: string; readonly maxZoom: number; readonly locale: Locale },
): leaflet.GridLayer {
  // The library extends the class of a global Leaflet.
  Object.assign(globalThis, { L: leaflet });
  const layer: unknown = leafletLayer({
    url: archive,
    flavor: 'light',
    lang: locale,
    attribution,
    maxDataZoom: maxZoom,
  });
  if (!(layer instanceof leaflet.GridLayer)) throw new Error('protomaps-leaflet made no layer of this Leaflet');
  return layer;
}
