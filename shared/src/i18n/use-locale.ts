import { useAtomValue, useSetAtom } from 'jotai';
import { formatsOf, type Formats } from './formats.ts';
import { localeAtom, switchLocaleAtom } from './locale-atom.ts';
import type { Locale } from './locale.ts';

/** The language of the screens. */
export const useLocale = (): Locale => useAtomValue(localeAtom);

/** Changes the language once its catalogues are loaded; when one can't be loaded the promise rejects and the language stays. */
export const useSwitchLocale = (): ((locale: Locale) => Promise<void>) => useSetAtom(switchLocaleAtom);

/** The named formats in the user's language: the one way to write dates, times, amounts and phones on a screen. */
export const useFormats = (): Formats => formatsOf(useLocale());
