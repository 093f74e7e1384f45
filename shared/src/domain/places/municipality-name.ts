import { writtenWords } from '../text/address-words.ts';
import pairs from './bilingual-municipalities.json' with { type: 'json' };

/** Places with the name of a bilingual municipality but without a second name: Halle in Zoersel is never Hal. */
const NAMESAKES = new Set([
  '2430 vorst',
  '2980 halle',
  '3370 roosbeek',
  '3800 aalst',
  '4420 saint nicolas',
  '7910 forest',
]);

/** Pairs whose namesake is about as large, so that the name is ambiguous without a postal code. */
const AMBIGUOUS = new Set(['Saint-Nicolas/Sint-Niklaas', 'Rebecq/Roosbeek']);

type PostalCode = string | number | null | undefined;

interface BilingualPlace {
  readonly fr: string;
  readonly nl: string;
  readonly isAmbiguous: boolean;
}

const keyOf = (name: string): string => writtenWords(name).join(' ');

function readPlaces(): ReadonlyMap<string, BilingualPlace> {
  const places = new Map<string, BilingualPlace>();
  for (const pair of pairs) {
    const [fr = '', nl = ''] = pair.split('/');
    const place = { fr, nl, isAmbiguous: AMBIGUOUS.has(pair) };
    places.set(keyOf(fr), place).set(keyOf(nl), place);
  }
  return places;
}

let places: ReadonlyMap<string, BilingualPlace> | undefined;
const known = new Map<string, BilingualPlace | undefined>();

function bilingual(name: string, postalCode: PostalCode): BilingualPlace | undefined {
  if (!known.has(name)) known.set(name, (places ??= readPlaces()).get(keyOf(name)));
  const place = known.get(name);
  return place && (postalCode ? isNamesake(name, postalCode) : place.isAmbiguous) ? undefined : place;
}

const isNamesake = (name: string, postalCode: PostalCode): boolean => NAMESAKES.has(`${postalCode} ${keyOf(name)}`);

/**
 * Name of a Belgian municipality in French or Dutch, from either name: `Ixelles` → `Elsene`. Unchanged in English, which has no names of its own for
 * most, and for a place with one name only. Not for a whole address: its street is in the language of its municipality. The postal code, where known,
 * tells a bilingual place from its namesake.
 */
export function municipalityName(stored: string, language: 'fr' | 'nl' | 'en', postalCode?: PostalCode): string {
  return language === 'en' ? stored : (bilingual(stored, postalCode)?.[language] ?? stored);
}

/** Key shared by both names of a place, whatever the language: its French name. A namesake has a key of its own. */
export const municipalityKey = (stored: string, postalCode?: PostalCode): string =>
  bilingual(stored, postalCode)?.fr ?? (isNamesake(stored, postalCode) ? `${stored} ${postalCode}` : stored);

/** Every name of a place, for a search. */
export function municipalityNames(stored: string, postalCode?: PostalCode): readonly string[] {
  const place = bilingual(stored, postalCode);
  return place ? [place.fr, place.nl] : [stored];
}
