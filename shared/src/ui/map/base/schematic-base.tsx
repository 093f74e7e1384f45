import { canvas } from 'leaflet';
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

/** Offline base map of Belgium from bundled data: border, provinces, and place names. */
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
    return () => void layer.remove();
  }, [map, locale]);
  return null;
}
