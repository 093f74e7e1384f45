/** Pages of the host itself. One that a remote declared there would never be seen, or hide the way out of a bad release. */
const PAGES: ReadonlySet<string> = new Set(['/login', '/logout', '/changepass', '/denied', '/releases']);

/** What the server answers itself, by the first part of the address: a page below it would be there until it is loaded anew. */
const SERVED: ReadonlySet<string> = new Set([
  'api',
  'api-docs',
  'assets',
  'auth',
  'csp-report',
  'files',
  'healthz',
  'metrics',
  'openapi.json',
  'readyz',
  'registry',
  'release',
  'service',
  'socket.io',
]);

/** Whose the address of a page is, when no remote can have it. */
export function takenBy(path: string): 'host' | 'server' | undefined {
  if (PAGES.has(path)) return 'host';
  return SERVED.has(path.split('/')[1] ?? '') ? 'server' : undefined;
}
