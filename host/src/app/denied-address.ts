import type { createBrowserRouter } from '@navette/shared/router';

/** The denied page for a refused or broken call, in the words of the specification (specification/shell.md#errors). */
export const deniedAddress = (status: 403 | 500): string => `/denied?msg=${encodeURIComponent(`Error ${status}`)}`;

/** Redirects there once, since several calls of one page fail together. */
export function goToDenied(router: ReturnType<typeof createBrowserRouter>, status: 403 | 500): void {
  // oxlint-disable-next-line no-console -- the specification wants this line in the log
  console.warn('Your session has expired.');
  if (router.state.location.pathname !== '/denied') void router.navigate(deniedAddress(status));
}
