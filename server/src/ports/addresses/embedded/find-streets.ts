import type { GeoPoint } from '../address-port.ts';
import {
  isBilingual,
  languageOf,
  type AddressLanguage,
  type Gazetteer,
  type Locality,
  type Street,
} from './gazetteer.ts';
import { matchWords } from './match-words.ts';
import type { TypedAddress } from './typed-address.ts';

/** A street that matches the typed text. */
export interface StreetHit {
  readonly street: Street;
  readonly locality: Locality;
  readonly language: AddressLanguage;
  readonly score: number;
}

/** Squared planar distance, precise enough for a ranking. */
function roughDistance(one: GeoPoint, other: GeoPoint): number {
  const east = (one.longitude - other.longitude) * 0.632;
  const north = one.latitude - other.latitude;
  return east * east + north * north;
}

/** The words without those of the locality, if some name it. */
function withoutLocality(words: readonly string[], locality: Locality): readonly string[] {
  const last = words.findLastIndex(
    (word) => !locality.words.some((name) => name === word || (word.length > 3 && name.startsWith(word))),
  );
  return words.slice(0, last + 1);
}

function scoreStreet(
  words: readonly string[],
  street: Street,
  locality: Locality,
  user: AddressLanguage | undefined,
): Omit<StreetHit, 'street' | 'locality'> {
  const own = withoutLocality(words, locality);
  const bonus = own.length < words.length ? 4 : 0;
  const scores = [words, own].flatMap((typed) => {
    const extra = typed === words ? 0 : bonus;
    const fr = matchWords(typed, street.wordsFr);
    const nl = isBilingual(street.zip) ? matchWords(typed, street.wordsNl) : 0;
    return [
      { score: fr && fr + extra, language: isBilingual(street.zip) ? ('fr' as const) : languageOf(street.zip) },
      { score: nl && nl + extra, language: 'nl' as const },
    ];
  });
  return scores.reduce((best, score) =>
    score.score > best.score || (score.score === best.score && score.language === user) ? score : best,
  );
}

/**
 * Streets whose French or Dutch name has words with the typed ones as prefixes in any order, the best first, then the nearest; in Brussels in the
 * language of the user if both names match.
 */
export function findStreets(
  gazetteer: Gazetteer,
  typed: TypedAddress,
  near: GeoPoint,
  user?: AddressLanguage,
): StreetHit[] {
  const hits: StreetHit[] = [];
  for (const street of gazetteer.streets) {
    if (typed.zip && street.zip !== typed.zip) continue;
    const locality = gazetteer.byZip.get(street.zip)?.[0];
    if (!locality) continue;
    const match = scoreStreet(typed.words, street, locality, user);
    if (match.score > 0) hits.push({ street, locality, ...match });
  }
  return hits.sort(
    (one, other) => other.score - one.score || roughDistance(one.street, near) - roughDistance(other.street, near),
  );
}
