import { atom, getDefaultStore } from 'jotai';
import type { ApiProblem } from './problem.ts';

const problemsByQuery = atom<ReadonlyMap<string, ApiProblem>>(new Map());

/**
 * The latest problem of a refresh in the background that still fails, for the banner; `undefined` when everything refreshes. Whoever shows
 * it needs no code to clear it: the next success does.
 */
export const backgroundProblemAtom = atom((get) => [...get(problemsByQuery).values()].at(-1));

/** Notes that a refresh failed. */
export function noteBackgroundProblem(query: string, problem: ApiProblem): void {
  getDefaultStore().set(problemsByQuery, (known) => new Map([...without(known, query), [query, problem]]));
}

/** Notes that a query is well again, or gone. */
export function clearBackgroundProblem(query: string): void {
  getDefaultStore().set(problemsByQuery, (known) => (known.has(query) ? new Map(without(known, query)) : known));
}

const without = (known: ReadonlyMap<string, ApiProblem>, query: string) =>
  [...known].filter(([name]) => name !== query);
