import { atom, useAtomValue } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { THEME_COOKIE } from '../../federation/contract-version.ts';

/** Theme of a user: the system's, or always the same. */
export type Theme = 'system' | 'light' | 'dark';

const stored = atomWithStorage<Theme>('navette.theme', 'system', undefined, { getOnInit: true });

/** The chosen theme. Persisted in localStorage; {@link useTheme} applies it. */
export const themeAtom = atom(
  (get) => get(stored),
  (_get, set, theme: Theme) => set(stored, theme),
);

const YEAR = 31_536_000;

/** Shows the suite in the chosen theme: this page at once, later ones from their first paint, since the server writes the cookie into them. */
export function useTheme(): void {
  const theme = useAtomValue(themeAtom);
  useEffect(() => {
    const isSystem = theme === 'system';
    document.querySelector('meta[name=color-scheme]')?.setAttribute('content', isSystem ? 'light dark' : theme);
    document.cookie = `${THEME_COOKIE}=${theme}; path=/; SameSite=Lax; max-age=${isSystem ? 0 : YEAR}`;
  }, [theme]);
}

const DARK = '(prefers-color-scheme: dark)';
const PAPER = 'print';

function subscribe(listener: () => void): () => void {
  const media = [DARK, PAPER].map((query) => matchMedia(query));
  for (const each of media) each.addEventListener('change', listener);
  return () => {
    for (const each of media) each.removeEventListener('change', listener);
  };
}

/** Whether the page is dark now; paper never is. For pictures, which no variables of CSS reach. */
export function useIsDark(): boolean {
  const theme = useAtomValue(themeAtom);
  const isDark = () => !matchMedia(PAPER).matches && (theme === 'system' ? matchMedia(DARK).matches : theme === 'dark');
  return useSyncExternalStore(subscribe, isDark);
}

/**
 * Values of the theme's colours, for a canvas and for mixing: `colourOf('brand.700')` is `#8b1a20`, or its pair while the page is dark. Anything else
 * takes the variable.
 */
export function useColours(): (name: string) => string {
  const isDark = useIsDark();
  return useCallback(
    (name) => {
      const { documentElement } = document;
      const value = getComputedStyle(documentElement).getPropertyValue(`--chakra-colors-${name.replaceAll('.', '-')}`);
      const [, light, dark] = /^light-dark\((.+), ?(.+)\)$/.exec(value) ?? [];
      return (isDark ? dark : light) ?? value;
    },
    [isDark],
  );
}
