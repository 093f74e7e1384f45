/** Redirecting to these would only lead back to sign-in. */
const SIGN_IN_PAGES = /^\/(?:login|logout)(?:\/|$)/;

/**
 * Address after sign-in (specification/shell.md#routes): the wanted one if it is a path of this origin, else the home page.
 * @param wanted the `redirect` of the query, which is untrusted
 * @returns a path with query and hash that can only lead to this origin
 */
export function safeRedirect(wanted: string | null | undefined): string {
  const home = '/';
  if (!wanted?.startsWith('/')) return home;
  const base = 'https://navette.invalid';
  if (!URL.canParse(wanted, base)) return home;
  const url = new URL(wanted, base);
  // `/.//evil` resolves to this origin, but its normalised path `//evil` would not.
  if (url.origin !== base || url.pathname.startsWith('//')) return home;
  if (SIGN_IN_PAGES.test(url.pathname)) return home;
  return url.pathname + url.search + url.hash;
}
