import { atom, useAtomValue, useSetAtom } from 'jotai';
import { loadMessages } from './catalogues.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts';

const STORAGE_KEY = 'navette.locale';

/** The stored choice, else English (specification/shell.md#purpose). */
function storedLocale(): Locale {
  try {
    const stored = globalThis.localStorage.getItem(STORAGE_KEY);
    return isLocale(stored) ? stored : DEFAULT_LOCALE;
  } catch {
    // Some private windows block storage: the choice is then kept in memory only.
    return DEFAULT_LOCALE;
  }
}

function storeLocale(locale: Locale): void {
  try {
    globalThis.localStorage.setItem(STORAGE_KEY, locale);
  } catch {}
}

const chosenLocaleAtom = atom<Locale>(storedLocale());

/** The language of the screens. Setting it stores the choice without waiting for catalogues; see {@link switchLocaleAtom}. */
export const localeAtom = atom(
  (get) => get(chosenLocaleAtom),
  (_get, set, locale: Locale) => {
    storeLocale(locale);
    set(chosenLocaleAtom, locale);
  },
);

/** Loads every catalogue in the language, then changes to it; when one fails the language stays and the promise rejects. */
export const switchLocaleAtom = atom(null, async (_get, set, locale: Locale) => {
  await loadMessages(locale);
  set(localeAtom, locale);
});

/** The language of the screens. */
export const useLocale = (): Locale => useAtomValue(localeAtom);

/** Changes the language once its catalogues are loaded; when one can't be loaded the promise rejects and the language stays. */
export const useSwitchLocale = (): ((locale: Locale) => Promise<void>) => useSetAtom(switchLocaleAtom);
