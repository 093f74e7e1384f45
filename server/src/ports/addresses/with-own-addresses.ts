import type { Circuit } from '../http/circuit.ts';
import type { Addresses, AddressPort, AddressSuggestion, GeocodedPlace } from './address-port.ts';
import type { AddressBook } from './embedded/address-book.ts';
import { mergeSuggestions } from './embedded/merge-suggestions.ts';
import { type Listed, placeInGazetteer, searchGazetteer } from './embedded/search-gazetteer.ts';
import { typedWords, isZip, parseTypedAddress, asked } from './embedded/typed-address.ts';
import type { AddressRegister } from './register/address-register.ts';
import { searchRegister, withRegister } from './register/search-register.ts';

/** Our own sources of addresses. */
export interface OwnAddresses {
  readonly book: AddressBook;
  readonly register: AddressRegister;
}

/** Ranks the service's hits before the lists, which are incomplete. */
function withService(found: readonly AddressSuggestion[], list: Listed, q: string): Listed {
  const { houseNumber } = parseTypedAddress(q, isZip);
  const isExact = (one: AddressSuggestion) =>
    one.complete && houseNumber !== null && one.houseNumber?.toUpperCase() === houseNumber;
  const exact = [...list.exact.filter(({ source }) => source === 'register'), ...found.filter(isExact)];
  const others = found.filter((one) => !isExact(one));
  if (exact.length === 0) return { ...list, possible: [...others, ...list.possible] };
  return { exact, possible: [...others, ...list.possible], unlisted: [] };
}

const RANK = { address: 0, street: 1, locality: 2 } as const;
const best = (places: readonly (GeocodedPlace | null)[]): GeocodedPlace | null =>
  places
    .flatMap((place) => (place ? [place] : []))
    .sort((one, other) => RANK[one.precision] - RANK[other.precision])[0] ?? null;

/** Addresses of a service merged with our own ones; only our own during an outage. */
export function withOwnAddresses(service: AddressPort, circuit: Circuit, { book, register }: OwnAddresses): Addresses {
  const askService = <Answer>(ask: () => Promise<Answer>, otherwise: Answer) => circuit.run(ask).catch(() => otherwise);
  return {
    outage: () => circuit.outage(),
    async suggest(search) {
      const words = typedWords(search.q);
      if (words.length === 0) return [];
      const context = asked(search);
      const [known, hits, found] = await Promise.all([
        book.search(words, search.limit),
        searchRegister(register, search, context),
        askService(() => service.suggest(search), []),
      ]);
      const list = await withRegister(register, hits, searchGazetteer(search.q, context), search.limit);
      return mergeSuggestions(known, found.length > 0 ? withService(found, list, search.q) : list, search.limit);
    },
    async geocode(address) {
      const known = await book.locate(address);
      if (known) return { ...known, precision: 'address' };
      const registered = await register.locate(parseTypedAddress(address, isZip));
      if (registered?.precision === 'address') return registered;
      return best([registered, await askService(() => service.geocode(address), null), placeInGazetteer(address)]);
    },
  };
}
