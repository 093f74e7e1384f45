/** Languages of the product. */
export const LOCALES = ['nl', 'fr', 'en'] as const;

/** A language of the product. */
export type Locale = (typeof LOCALES)[number];

/** The language when none was chosen (specification/shell.md#purpose). */
export const DEFAULT_LOCALE: Locale = 'en';

/** The locale that formats numbers and dates for each language: day before month in all three. */
export const FORMAT_LOCALES: Readonly<Record<Locale, string>> = { fr: 'fr-BE', nl: 'nl-BE', en: 'en-GB' };

/** The name of each language in that language. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = { nl: 'Nederlands', fr: 'Français', en: 'English' };

/** Whether a value is a language of the product. */
export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);
