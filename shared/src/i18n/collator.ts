import { FORMAT_LOCALES, type Locale } from './locale.ts';

const cache = new Map<Locale, Intl.Collator>();

/** Puts texts in the order that readers of the language expect: accents and case last, numbers by value. The same object each time. */
export function collatorOf(locale: Locale): Intl.Collator {
  const known =
    cache.get(locale) ?? new Intl.Collator(FORMAT_LOCALES[locale], { numeric: true, sensitivity: 'variant' });
  cache.set(locale, known);
  return known;
}
