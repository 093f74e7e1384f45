import { addressWords } from '@navette/shared/domain';
import type { GeoPoint } from '../address-port.ts';
import data from '../data/gazetteer.json' with { type: 'json' };

/** A locality and its postal code. */
export interface Locality extends GeoPoint {
  readonly zip: string;
  readonly fr: string;
  readonly nl: string;
  readonly inhabitants: number;
  /** Normalised words of all its names. */
  readonly words: readonly string[];
  /** Its names in normalised words, in French and Dutch, of three towns in English too. */
  readonly names: readonly string[];
}

/** A street in the area of a postal code; its position is approximate. */
export interface Street extends GeoPoint {
  readonly zip: string;
  /** Main locality of its postal code. */
  readonly locality: Locality;
  readonly fr: string;
  readonly nl: string;
  readonly wordsFr: readonly string[];
  readonly wordsNl: readonly string[];
}

/** Belgian localities and main streets, in memory. */
export interface Gazetteer {
  /** Attribution to show with the data. */
  readonly attribution: string;
  readonly localities: readonly Locality[];
  readonly streets: readonly Street[];
  /** Localities of a postal code, its main one first. */
  readonly byZip: ReadonlyMap<string, readonly Locality[]>;
}

const unique = (words: string[]): string[] => [...new Set(words)];

/** English names that are neither French nor Dutch, by the French one. */
const ENGLISH: ReadonlyMap<string, string> = new Map([
  ['Bruxelles', 'Brussels'],
  ['Anvers', 'Antwerp'],
  ['Gand', 'Ghent'],
]);

function readLocality(line: string): Locality {
  const [zip = '', fr = '', nl = '', , latitude, longitude, inhabitants] = line.split('|');
  const names = [fr, nl, ENGLISH.get(fr)].flatMap((name) => (name === undefined ? [] : [addressWords(name)]));
  return {
    zip,
    fr,
    nl,
    words: unique(names.flat()),
    names: names.map((words) => words.join(' ')),
    latitude: Number(latitude),
    longitude: Number(longitude),
    inhabitants: Number(inhabitants),
  };
}

function readStreet(line: string, byZip: Gazetteer['byZip']): Street[] {
  const [zip = '', fr = '', nl = '', latitude, longitude] = line.split('|');
  const locality = byZip.get(zip)?.[0];
  if (!locality) return [];
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  return [{ zip, locality, fr, nl, wordsFr: addressWords(fr), wordsNl: addressWords(nl), ...position }];
}

function groupByZip(localities: readonly Locality[]): Map<string, Locality[]> {
  const groups = new Map<string, Locality[]>();
  for (const locality of localities) {
    const group = groups.get(locality.zip);
    if (group) group.push(locality);
    else groups.set(locality.zip, [locality]);
  }
  return groups;
}

function load(): Gazetteer {
  const localities = data.localities.map(readLocality);
  const byZip = groupByZip(localities);
  const streets = data.streets.flatMap((line) => readStreet(line, byZip));
  return { attribution: data.attribution, localities, streets, byZip };
}

let loaded: Gazetteer | undefined;

/** The bundled gazetteer, loaded lazily (a few milliseconds). */
export const gazetteer = (): Gazetteer => (loaded ??= load());

/** Languages of addresses: Brussels has both. */
export type AddressLanguage = 'fr' | 'nl';

/** The language of the region of a postal code; French in Brussels, where both are official. */
export function languageOf(zip: string): AddressLanguage {
  const code = Number(zip);
  const dutch = (code >= 1500 && code < 4000) || code >= 8000;
  return dutch ? 'nl' : 'fr';
}

/** Whether both languages are official there. */
export const isBilingual = (zip: string): boolean => Number(zip) < 1300;
