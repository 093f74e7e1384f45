import type { AddressPort } from '../address-port.ts';
import { type AddressRegister, emptyRegister } from '../register/address-register.ts';
import { searchRegister, withRegister } from '../register/search-register.ts';
import type { AddressBook } from './address-book.ts';
import { mergeSuggestions } from './merge-suggestions.ts';
import { placeInGazetteer, searchGazetteer } from './search-gazetteer.ts';
import { typedWords, isZip, parseTypedAddress, asked } from './typed-address.ts';

/** Address suggestions without any external service: the address book, the imported address register if any, and the bundled gazetteer. */
export function createEmbeddedAddresses(book: AddressBook, register: AddressRegister = emptyRegister): AddressPort {
  return {
    async suggest(search) {
      const words = typedWords(search.q);
      if (words.length === 0) return [];
      const context = asked(search);
      const [known, hits] = await Promise.all([
        book.search(words, search.limit),
        searchRegister(register, search, context),
      ]);
      return mergeSuggestions(
        known,
        await withRegister(register, hits, searchGazetteer(search.q, context), search.limit),
        search.limit,
      );
    },
    async geocode(address) {
      const known = await book.locate(address);
      if (known) return { ...known, precision: 'address' };
      return (await register.locate(parseTypedAddress(address, isZip))) ?? placeInGazetteer(address);
    },
  };
}
