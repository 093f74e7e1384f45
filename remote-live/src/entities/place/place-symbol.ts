import type { MapSymbol, SymbolTone } from '@navette/shared/ui-map';
import type { Place } from './places.ts';

const LOOKS = {
  headquarters: { sign: 'house', tone: 'red', shape: 'square' },
  client: { sign: 'person', tone: 'brown', shape: 'circle' },
  destination: { sign: 'flag', tone: 'red', shape: 'circle' },
  careCenter: { sign: 'hospital', tone: 'brown', shape: 'square' },
} as const;

/** Colour of a care center: green when visited, black when marked, red when subscribed (S2 §4); the later of them wins. */
export function careCenterTone({ visited, marked, subscribed }: Place): SymbolTone {
  if (subscribed) return 'red';
  if (marked) return 'black';
  return visited ? 'green' : LOOKS.careCenter.tone;
}

/** Names the kind of a place and what its colour says. */
export type DescribePlace = (place: Place) => string;

/** The symbol of a place; a double click opens what can be changed. */
export const placeSymbol = (place: Place, describe: DescribePlace, onOpen?: () => void): MapSymbol => ({
  id: `${place.kind} ${String(place.id)}`,
  group: place.kind === 'headquarters' ? undefined : place.kind,
  position: place.position,
  label: describe(place),
  caption: place.name,
  ...LOOKS[place.kind],
  ...(place.kind === 'careCenter' && { tone: careCenterTone(place) }),
  onOpen,
});
