import { canvas, latLngBounds, type Map } from 'leaflet';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Pane, Polygon, Polyline, useMap } from 'react-leaflet';
import { useLocale } from '../../../i18n/index.ts';
import belgium from '../data/belgium.json';
import placeData from '../data/places.json';
import { LabelLayer, readPlaces } from './label-layer.ts';

const LAND = 'schematic-land';
const LABELS = 'schematic-labels';
const ATTRIBUTION = 'GeoNames (CC BY 4.0), Natural Earth';
const BORDER = { color: '#a39c94', weight: 1.5, fillColor: '#ffffff', fillOpacity: 1, interactive: false };
const PROVINCE = { color: '#d3cec8', weight: 1, fill: false, interactive: false };

const pairs = (ring: readonly (readonly number[])[]): [number, number][] =>
  ring.map(([lat = 0, lon = 0]) => [lat, lon]);
const border = belgium.border.map(pairs);
const provinces = belgium.provinces.map(pairs);
const places = readPlaces(placeData.places);

const [south = 0, west = 0, north = 0, east = 0] = placeData.near;
const NEAR = latLngBounds([south, west], [north, east]);

/** Zoom from which small places are labelled. */
const SMALL_PLACES_FROM = 11;

/** Whether the view has small places that are not near Brussels. */
const showsFar = (map: Map): boolean => map.getZoom() >= SMALL_PLACES_FROM && !NEAR.contains(map.getBounds());

/** Offline base map of Belgium from bundled data: border, provinces, and place names. Villages that are far from Brussels are fetched with the first view of them. */
export function SchematicBase(): ReactNode {
  const renderer = useMemo(() => canvas({ pane: LAND, padding: 0.5 }), []);
  return (
    <>
      <Pane name={LAND} style={{ zIndex: 150 }}>
        <Polygon positions={border} pathOptions={{ ...BORDER, renderer }} attribution={ATTRIBUTION} />
        {provinces.map((ring, index) => (
          <Polyline key={index} positions={ring} pathOptions={{ ...PROVINCE, renderer }} />
        ))}
      </Pane>
      <Pane name={LABELS} style={{ zIndex: 160, pointerEvents: 'none' }}>
        <Labels />
      </Pane>
    </>
  );
}

function Labels(): ReactNode {
  const map = useMap();
  const locale = useLocale();
  useEffect(() => {
    const layer = new LabelLayer(places, locale, { pane: LABELS, attribution: ATTRIBUTION });
    layer.addTo(map);
    let left = false;
    const complete = async () => {
      if (!showsFar(map)) return;
      map.off('moveend', complete);
      try {
        const { default: far } = await import('../data/places-far.json');
        if (!left) layer.add(readPlaces(far.places));
      } catch {
        // The next move tries again: a map without its villages is usable.
        if (!left) map.on('moveend', complete);
      }
    };
    map.on('moveend', complete);
    void complete();
    return () => {
      left = true;
      map.off('moveend', complete);
      layer.remove();
    };
  }, [map, locale]);
  return null;
}
