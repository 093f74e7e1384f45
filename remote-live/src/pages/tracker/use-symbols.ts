import { useFormats, useT } from '@navette/shared/i18n';
import { driverLook, type MapSymbol, type SymbolTone, TRIP_LOOKS } from '@navette/shared/ui-map';
import { useMemo } from 'react';
import type { FormattingContext } from '@navette/shared/ui-table';
import { memoized, type Sighting } from './tracked-driver.ts';
import { placeText, type Place } from './places.ts';
import type { DriverRow, Tracker } from './use-tracker.ts';
import { freedomText, sightingText, speedText } from './sighting-texts.ts';
import { choiceParam, choicesParam, idParam } from '@navette/shared/router';

interface SymbolActions {
  readonly chosenId: number | undefined;
  readonly openDriver: (id: number) => void;
  readonly openCareCenter: (id: number) => void;
  /** Places of the chosen trip or the typed address: always shown, and emphasised. */
  readonly marked: readonly Place[];
}

interface DriverSymbolOptions {
  readonly chosen: boolean;
  readonly onSelect: () => void;
}

/** The symbol of a driver; an arrow shows the direction, a flag that he has arrived. */
const driverSymbol = (
  { driver, name, seen, freedom }: Omit<DriverRow, 'seen'> & { readonly seen: Sighting },
  context: FormattingContext,
  { chosen, onSelect }: DriverSymbolOptions,
): MapSymbol => ({
  id: `driver ${String(driver.id)}`,
  group: 'drivers',
  position: seen.position,
  label: [name, sightingText(seen, context), freedomText(freedom, context)].filter(Boolean).join(' · '),
  caption: [name, speedText(seen, context)].filter(Boolean).join(' · '),
  captionAbove: true,
  ...driverLook(seen),
  heading: seen.heading,
  flagged: seen.arrivedAt !== undefined,
  chosen,
  onSelect,
});

/** Cached symbol of an unchanged driver; undefined without a position. */
const symbolOf = memoized(
  (
    { seen, ...row }: DriverRow,
    chosen: boolean,
    openDriver: SymbolActions['openDriver'],
    t: FormattingContext['t'],
    formats: FormattingContext['formats'],
  ) => seen && driverSymbol({ ...row, seen }, { t, formats }, { chosen, onSelect: () => openDriver(row.driver.id) }),
);

export function useSymbols(
  { rows, places }: Pick<Tracker, 'rows' | 'places'>,
  layers: readonly Layer[],
  { chosenId, openDriver, openCareCenter, marked }: SymbolActions,
): readonly MapSymbol[] {
  const t = useT();
  const formats = useFormats();
  const fixed = useMemo(() => {
    const on = (layer: Layer) => layers.includes(layer);
    const { headquarters, clients, destinations, careCenters } = places;
    const shown = [
      ...headquarters,
      ...(on('clients') ? clients : []),
      ...(on('destinations') ? destinations : []),
      ...(on('careCenters') ? careCenters : []),
    ].map((place) =>
      placeSymbol(
        place,
        (described) => placeText(described, t),
        place.kind === 'careCenter' ? () => openCareCenter(place.id) : undefined,
      ),
    );
    const emphasised = marked.map((place) => ({
      ...placeSymbol(place, (described) => placeText(described, t)),
      chosen: true,
    }));
    return [...new Map([...shown, ...emphasised].map((symbol) => [symbol.id, symbol])).values()];
  }, [places, layers, t, openCareCenter, marked]);
  return useMemo(() => {
    if (!layers.includes('drivers')) return fixed;
    const drivers = (rows ?? []).flatMap(
      (row) => symbolOf(row, row.driver.id === chosenId, openDriver, t, formats) ?? [],
    );
    return [...fixed, ...drivers];
  }, [fixed, rows, layers, chosenId, openDriver, t, formats]);
}

/** Looks of the places. */
export const PLACE_LOOKS = {
  headquarters: { sign: 'house', tone: 'red', shape: 'square' },
  ...TRIP_LOOKS,
  careCenter: { sign: 'hospital', tone: 'brown', shape: 'square' },
  address: { sign: 'house', tone: 'black', shape: 'circle' },
} as const;

/** Colour of a care center: green when visited, black when marked, red when subscribed; the last one that applies. */
function careCenterTone({ visited, marked, subscribed }: Place): SymbolTone {
  if (subscribed) return 'red';
  if (marked) return 'black';
  return visited ? 'green' : PLACE_LOOKS.careCenter.tone;
}

/** Describes the kind of a place and the meaning of its colour. */
type DescribePlace = (place: Place) => string;

/** The symbol of a place; a double click opens its form. */
const placeSymbol = (place: Place, describe: DescribePlace, onOpen?: () => void): MapSymbol => ({
  id: `${place.kind} ${String(place.id)}`,
  group: place.kind === 'headquarters' ? undefined : place.kind,
  position: place.position,
  label: describe(place),
  caption: place.name,
  ...PLACE_LOOKS[place.kind],
  ...(place.kind === 'careCenter' && { tone: careCenterTone(place) }),
  onOpen,
});

/** Layers of the map besides headquarters. */
export const LAYERS = ['drivers', 'clients', 'destinations', 'careCenters', 'traffic'] as const;

export type Layer = (typeof LAYERS)[number];

/** Panels beside the map. */
const PANELS = ['drivers', 'nearest', 'route', 'apps'] as const;

export type PanelName = (typeof PANELS)[number];

/** Page state in the URL; `id` is the driver whose trips are open. */
export const TRACKER_SEARCH = {
  view: choiceParam(['map', 'table'], 'map'),
  list: choiceParam(['drivers', 'places'], 'drivers'),
  show: choicesParam(LAYERS, ['drivers', 'destinations']),
  panel: choiceParam(PANELS, 'drivers'),
  id: idParam(),
};
