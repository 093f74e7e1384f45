import { takeParameter } from '../take-parameter.ts';

const KEY = 'navette.override';

/**
 * Moves `?override=dispatch@http://127.0.0.1:3000/remotes/dispatch/` from the address to session storage; an empty one clears it. It is applied
 * only if ops allow its origin.
 */
export function rememberOverrides(): void {
  const requested = takeParameter('override');
  if (requested.length > 0) store(requested.filter((text) => text !== ''));
}

/** The overrides requested in this tab, unparsed. */
export function requestedOverrides(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/** Clears the overrides; in effect from the next page load. */
export const clearOverrides = (): void => store([]);

function store(requested: readonly string[]): void {
  try {
    if (requested.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(requested));
  } catch {
    // Storage is refused: no overrides.
  }
}
