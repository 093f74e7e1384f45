import { gazetteer, languageOf, type Street } from '../ports/addresses/embedded/gazetteer.ts';
import { oneLine } from '../ports/addresses/embedded/suggestion-text.ts';
import type { Random } from './random.ts';

/** An address as tables store it. */
export interface DemoAddress {
  readonly address: string;
  readonly zip: string;
  readonly city: string;
  readonly fullAddress: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Shares of those who live in Brussels, in the two Brabants, and farther. */
function weightOf({ zip }: Street): number {
  const code = Number(zip);
  if (code < 1300) return 10;
  return code < 2000 || (code >= 3000 && code < 3500) ? 3 : 0.4;
}

/** Scatter of house numbers around the gazetteer's point of the street, in degrees. */
const SPREAD = 0.004;

let weights: (readonly [Street, number])[] | undefined;

/** A house in a real street, scattered along it. */
export function makeHome(random: Random): DemoAddress {
  weights ??= gazetteer().streets.map((street) => [street, weightOf(street)] as const);
  const street = random.weighted(weights);
  const dutch = languageOf(street.zip) === 'nl' || (street.nl !== street.fr && random.chance(0.18));
  const language = dutch ? 'nl' : 'fr';
  const city = gazetteer().byZip.get(street.zip)?.[0]?.[language] ?? '';
  const name = street[language];
  const houseNumber = String(random.between(1, 240));
  const along = (position: number): number => Math.round((position + (random.next() - 0.5) * SPREAD) * 1e5) / 1e5;
  return {
    address: `${name} ${houseNumber}`,
    zip: street.zip,
    city,
    fullAddress: oneLine({ street: name, houseNumber, postbox: null, zip: street.zip, city }),
    latitude: along(street.latitude),
    longitude: along(street.longitude),
  };
}
