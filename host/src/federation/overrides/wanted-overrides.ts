const KEY = 'navette.override';
const PARAMETER = 'override';

/**
 * Takes `?override=dispatch@http://127.0.0.1:3000/remotes/dispatch/` of the address into the memory of this tab and off the address; an empty
 * one clears the memory. Whether it is honoured is decided when it is known what ops allow.
 */
export function rememberOverrides(): void {
  const url = new URL(location.href);
  const wanted = url.searchParams.getAll(PARAMETER);
  if (wanted.length === 0) return;
  keep(wanted.filter((text) => text !== ''));
  url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', url);
}

/** What was asked for in this tab, as it was written. */
export function wantedOverrides(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/** From the next load of the page on, everything comes from the release again. */
export const forgetOverrides = (): void => keep([]);

function keep(wanted: readonly string[]): void {
  try {
    if (wanted.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(wanted));
  } catch {
    // Where storage is refused there are no overrides.
  }
}
