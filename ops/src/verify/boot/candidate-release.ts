import { DEPLOYED_HOST, HOST_COOKIE, type ReleaseSet } from '@navette/shared/release';
import type { BrowserContext } from 'playwright-core';

/**
 * Intercepts the release request, so that only this browser gets the set under check. Files and API are the real ones; load reports and violations are
 * not sent to the server, where they would count as failures of users.
 */
export async function serveCandidate(context: BrowserContext, origin: string, set: ReleaseSet): Promise<void> {
  const at =
    (path: string) =>
    (url: URL): boolean =>
      url.origin === new URL(origin).origin && url.pathname === path;
  await context.addCookies([{ name: HOST_COOKIE, value: set.host.pinned?.version ?? DEPLOYED_HOST, url: origin }]);
  await context.route(at('/release/current'), (route) =>
    route.fulfill({
      json: { channel: 'stable', preview: false, set, fallbacks: {}, overrides: [] },
      headers: { 'cache-control': 'no-store' },
    }),
  );
  await context.route(at('/service/release/loads'), (route) => route.fulfill({ json: { affectedRows: 0 } }));
  await context.route(at('/csp-report'), (route) => route.fulfill({ status: 204 }));
}
