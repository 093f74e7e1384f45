import { writtenWords } from '../text/address-words.ts';
import pairs from './bilingual-municipalities.json' with { type: 'json' };

/** Names that another place has too, which has no name in the other language: 4420 is Saint-Nicolas, 3370 Roosbeek. */
const AMBIGUOUS = new Set(['Saint-Nicolas/Sint-Niklaas', 'Rebecq/Roosbeek']);

interface BilingualPlace {
  readonly fr: string;
  readonly nl: string;
}

const keyOf = (name: string): string => writtenWords(name).join(' ');

function readPlaces(): ReadonlyMap<string, BilingualPlace> {
  const places = new Map<string, BilingualPlace>();
  for (const pair of pairs) {
    const [fr = '', nl = ''] = pair.split('/');
    if (AMBIGUOUS.has(pair)) continue;
    places.set(keyOf(fr), { fr, nl }).set(keyOf(nl), { fr, nl });
  }
  return places;
}

let places: ReadonlyMap<string, BilingualPlace> | undefined;
const known = new Map<string, BilingualPlace | undefined>();

function bilingual(name: string): BilingualPlace | undefined {
  if (!known.has(name)) known.set(name, (places ??= readPlaces()).get(keyOf(name)));
  return known.get(name);
}

/**
 * Name of a Belgian municipality in French or Dutch, whichever of the two is stored: `Ixelles` → `Elsene`. As stored in English, which has no
 * names of its own for most, and where a place has one name only. Never for a whole address: its street is in the language of its municipality.
 */
export function municipalityName(stored: string, language: 'fr' | 'nl' | 'en'): string {
  return language === 'en' ? stored : (bilingual(stored)?.[language] ?? stored);
}

/** The same for both names of a place, whatever the language of the screen: its French name. */
export const municipalityKey = (stored: string): string => bilingual(stored)?.fr ?? stored;

/** Every name of a place, for a search. */
export function municipalityNames(stored: string): readonly string[] {
  const place = bilingual(stored);
  return place ? [place.fr, place.nl] : [stored];
}
