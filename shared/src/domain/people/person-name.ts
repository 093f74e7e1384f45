import { fold, searchWords } from '../text/fold.ts';

/** Order of a name: `list` in lists, tables and pickers (last name first), `text` in sentences and letters (first name first): specification/screens.md#words. */
export type NameUse = 'list' | 'text';

type NamePart = string | null | undefined;

/** The parts of a person's name; a missing part is left out. */
export interface PersonNameParts {
  readonly firstname: NamePart;
  readonly lastname: NamePart;
}

/** Name of a person in the order of its use; empty when both parts are missing. */
export const personName = ({ firstname, lastname }: PersonNameParts, use: NameUse): string =>
  (use === 'list' ? [lastname, firstname] : [firstname, lastname]).filter(Boolean).join(' ');

/** Name of a booking's client; empty when the record is missing. */
export const clientName = (
  booking: { readonly client_firstname?: NamePart; readonly client_lastname?: NamePart },
  use: NameUse,
): string => personName({ firstname: booking.client_firstname, lastname: booking.client_lastname }, use);

/** Name of a booking's driver; empty when the record is missing. */
export const driverName = (
  booking: { readonly driver_firstname?: NamePart; readonly driver_lastname?: NamePart },
  use: NameUse,
): string => personName({ firstname: booking.driver_firstname, lastname: booking.driver_lastname }, use);

/** Predicate for a typed search: every word is part of the first or last name, in any order, or the id. An empty search matches everybody. */
export function personSearch(typed: string): (person: PersonNameParts, id: number) => boolean {
  const words = searchWords(typed);
  return (person, id) => {
    const name = fold(personName(person, 'list'));
    return words.every((word) => name.includes(word) || word === String(id));
  };
}
