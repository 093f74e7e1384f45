import { gazetteer, languageOf, type AddressLanguage, type Locality } from './gazetteer.ts';

/** Whether four digits are a postal code of the gazetteer. */
export const isZip = (code: string): boolean => gazetteer().byZip.has(code);

/** The name of a locality in a language, by default that of its region. */
export const cityName = (locality: Locality, language: AddressLanguage = languageOf(locality.zip)): string =>
  locality[language];
