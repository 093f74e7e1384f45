import type { createBrowserRouter } from '@navette/shared/router';

/** URL of the denied page for a refused or failed request, with the texts of the specification (specification/shell.md#errors). */
export const deniedAddress = (status: 403 | 500): string => `/denied?msg=${encodeURIComponent(`Error ${status}`)}`;

/** Redirects to the denied page, once, since several requests of a page fail together. */
export function goToDenied(router: ReturnType<typeof createBrowserRouter>, status: 403 | 500): void {
  // oxlint-disable-next-line no-console -- the specification wants this line in the log
  console.warn('Your session has expired.');
  if (router.state.location.pathname !== '/denied') void router.navigate(deniedAddress(status));
}
