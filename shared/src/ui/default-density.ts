import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

/** Row density of lists. */
export type Density = 'comfortable' | 'compact';

const stored = atomWithStorage<Density>('navette.density', 'comfortable', undefined, { getOnInit: true });

/** Default density of lists without a preference of their own. Persisted in localStorage. */
export const defaultDensityAtom = atom(
  (get) => get(stored),
  (_get, set, density: Density) => set(stored, density),
);
