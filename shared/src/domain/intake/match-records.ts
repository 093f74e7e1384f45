import { personName, type PersonNameParts } from '../people/person-name.ts';
import { fold, searchWords } from '../text/fold.ts';

interface Named extends PersonNameParts {
  readonly birthday?: string | null;
}

/**
 * The client that a request names: the only one with both names, accents and order aside, and no other birth date. Undefined for none or several: a
 * wrong patient is worse than an empty field.
 */
export function clientOfRequest<Client extends Named>(
  { birthday, ...name }: Named,
  clients: readonly Client[],
): Client | undefined {
  const key = nameKey(name);
  const found = clients.filter(
    (client) => nameKey(client) === key && (!birthday || !client.birthday || client.birthday === birthday),
  );
  const certain = birthday ? found.filter((client) => client.birthday === birthday) : found;
  return onlyOne(certain.length > 0 ? certain : found);
}

/** The destination that a text names: the only one whose name has all words of the text, or the reverse; undefined for none or several. */
export function destinationOfRequest<Place extends { readonly name: string }>(
  text: string,
  places: readonly Place[],
): Place | undefined {
  const words = new Set(searchWords(text.replaceAll(/[,;().-]/gu, ' ')));
  if (words.size === 0) return undefined;
  const same = places.filter(({ name }) => fold(name) === fold(text));
  const within = (name: string) => searchWords(name.replaceAll(/[,;().-]/gu, ' '));
  return (
    onlyOne(same) ??
    onlyOne(places.filter(({ name }) => within(name).every((word) => words.has(word)))) ??
    onlyOne(places.filter(({ name }) => [...words].every((word) => within(name).includes(word))))
  );
}

const nameKey = (name: PersonNameParts): string => searchWords(personName(name, 'list')).toSorted().join(' ');

const onlyOne = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);
