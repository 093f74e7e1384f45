import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

/** How close the rows of lists stand. */
export type Density = 'comfortable' | 'compact';

const stored = atomWithStorage<Density>('navette.density', 'comfortable', undefined, { getOnInit: true });

/** The density of every list that has none of its own. Kept in the browser. */
export const defaultDensityAtom = atom(
  (get) => get(stored),
  (_get, set, density: Density) => set(stored, density),
);
