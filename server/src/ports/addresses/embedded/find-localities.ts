import { addressWords } from '@navette/shared/domain';
import type { Gazetteer, Locality } from './gazetteer.ts';
import { matchWords } from './match-words.ts';
import type { TypedAddress } from './typed-address.ts';

/** Localities that match the typed words or postal code, the best first, then the most populous. */
export function findLocalities(gazetteer: Gazetteer, typed: Pick<TypedAddress, 'words' | 'zip'>): Locality[] {
  const among = typed.zip ? (gazetteer.byZip.get(typed.zip) ?? []) : gazetteer.localities;
  if (typed.words.length === 0) return typed.zip ? [...among] : [];
  return among
    .map((locality) => ({ locality, score: matchWords(typed.words, locality.words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || other.locality.inhabitants - one.locality.inhabitants)
    .map(({ locality }) => locality);
}

/** Whether these are all the words of the locality's French or Dutch name. */
export function isNamed({ fr, nl }: Locality, words: readonly string[]): boolean {
  const typed = words.join(' ');
  return addressWords(fr).join(' ') === typed || addressWords(nl).join(' ') === typed;
}

/** Localities whose postal code begins with the typed digits. */
export function findLocalitiesByZipPrefix(gazetteer: Gazetteer, digits: string): Locality[] {
  return gazetteer.localities.filter(({ zip }) => zip.startsWith(digits));
}

/** Locality of a postal code and a name: the name decides among several with the same code. */
export function localityOf(gazetteer: Gazetteer, zip: string | null, name: string): Locality | undefined {
  const words = addressWords(name);
  return findLocalities(gazetteer, { zip, words })[0] ?? (zip ? gazetteer.byZip.get(zip)?.[0] : undefined);
}
