import type { ReleaseSet } from '@navette/shared/release';
import type { BrowserContext } from 'playwright-core';

/**
 * Gives this browser alone the set that is checked. Files and API are the real ones; what it tells about loads and violations is kept from the
 * server, where it would count as what became of a remote at a user's.
 */
export async function serveCandidate(context: BrowserContext, origin: string, set: ReleaseSet): Promise<void> {
  const at =
    (path: string) =>
    (url: URL): boolean =>
      url.origin === new URL(origin).origin && url.pathname === path;
  await context.route(at('/release/current'), (route) =>
    route.fulfill({
      json: { channel: 'stable', preview: false, set, fallbacks: {}, overrides: [] },
      headers: { 'cache-control': 'no-store' },
    }),
  );
  await context.route(at('/service/release/loads'), (route) => route.fulfill({ json: { affectedRows: 0 } }));
  await context.route(at('/csp-report'), (route) => route.fulfill({ status: 204 }));
}
