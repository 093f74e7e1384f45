import { choiceParam, numberParam, useSearchState } from '@navette/shared/router';
import { LIST_STATES } from './states.ts';

const CHOICES = ['all', ...LIST_STATES] as const;

/** State that the list is filtered by. */
export type StateChoice = (typeof CHOICES)[number];

const SEARCH = { state: choiceParam(CHOICES, 'all'), page: numberParam(1, { min: 1 }) };

/** Filter by state, in the URL; a change goes back to the first page. */
export function useStateFilter(): { readonly state: StateChoice; readonly setState: (state: StateChoice) => void } {
  const [{ state }, setSearch] = useSearchState(SEARCH);
  return { state, setState: (next) => setSearch({ state: next, page: 1 }) };
}
