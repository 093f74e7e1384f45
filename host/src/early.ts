import { mayOpen } from '@navette/shared/domain';
import { askEarly, requestsOf } from '@navette/shared/early';
import { preload, preloadFile } from './federation/preload.ts';
import { isSafeMode, releasePath, storedJson } from './federation/tab-choices.ts';
import type { PageHint } from './federation/page-hint.ts';

/**
 * First script of the page, apart from the others, so that it is small: sends what does not depend on code while that is on its way. The user's release,
 * and from the hint that the server writes into the page the first requests and the files of the page at this address. All of it is used only if the
 * code asks for the same.
 */
function early(): void {
  const session = storedJson('localStorage', 'navette.session');
  if (!isRunning(session)) return;
  const { token, user } = session;
  const isStable = localStorage.getItem('navette.releaseChannel') === 'stable';
  askEarly({ method: 'GET', path: releasePath(isStable) }, token, 'no-cache');
  const hint: PageHint = JSON.parse(document.querySelector('#hint')?.textContent ?? '{}');
  const isSafe = isSafeMode() || /[?&]safe=1/.test(location.search);
  const page = isSafe || !mayOpen(user.pages, hint.page?.page ?? '') ? undefined : hint.page;
  for (const request of requestsOf(page?.first ?? [], location.search)) askEarly(request, token);
  const locale = localStorage.getItem('navette.locale') ?? 'en';
  for (const file of hint.host?.texts?.[locale] ?? []) preloadFile(`/${file}`);
  if (page?.list !== undefined) preloadFile(page.list);
  if (page) preload(page.remote, page.module, locale);
}

const isRunning = (
  session: unknown,
): session is { readonly token: string; readonly user: { readonly pages: readonly string[] } } =>
  typeof session === 'object' &&
  session !== null &&
  'token' in session &&
  'expiresAt' in session &&
  Number(session.expiresAt) > Date.now();

try {
  early();
} catch {
  // Storage is blocked, or the server is of another version: everything is fetched later.
}
