const KEY = 'navette.override';
const PARAMETER = 'override';

/**
 * Moves `?override=dispatch@http://127.0.0.1:3000/remotes/dispatch/` from the address to session storage; an empty one clears it. It is applied
 * only if ops allow its origin.
 */
export function rememberOverrides(): void {
  const url = new URL(location.href);
  const requested = url.searchParams.getAll(PARAMETER);
  if (requested.length === 0) return;
  store(requested.filter((text) => text !== ''));
  url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', url);
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
