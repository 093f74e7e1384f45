import { atom, getDefaultStore } from 'jotai';
import type { ApiProblem } from './problem.ts';

const problemsByQuery = atom<ReadonlyMap<string, ApiProblem>>(new Map());

/**
 * Latest problem of a background refresh that still fails, for the banner; `undefined` when all succeed. The next success of the query clears it.
 */
export const backgroundProblemAtom = atom((get) => [...get(problemsByQuery).values()].at(-1));

/** Sets the problem of a background refresh. */
export function noteBackgroundProblem(query: string, problem: ApiProblem): void {
  getDefaultStore().set(problemsByQuery, (known) => new Map([...without(known, query), [query, problem]]));
}

/** Clears the problem of a query that succeeded or was removed. */
export function clearBackgroundProblem(query: string): void {
  getDefaultStore().set(problemsByQuery, (known) => (known.has(query) ? new Map(without(known, query)) : known));
}

const without = (known: ReadonlyMap<string, ApiProblem>, query: string) =>
  [...known].filter(([name]) => name !== query);
