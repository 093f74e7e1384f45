import { FORMAT_LOCALES, type Locale } from './locale.ts';

const cache = new Map<Locale, Intl.Collator>();

/** Collator with the sort order of the language: accents and case last, numbers by value. Cached. */
export function collatorOf(locale: Locale): Intl.Collator {
  const known =
    cache.get(locale) ?? new Intl.Collator(FORMAT_LOCALES[locale], { numeric: true, sensitivity: 'variant' });
  cache.set(locale, known);
  return known;
}
