import type { createBrowserRouter } from '@navette/shared/router';
import { messageKey } from '@navette/shared/i18n';

/** URL of the denied page for a refused or failed request, with the texts of the specification (specification/shell.md#errors). */
const deniedAddress = (status: 403 | 500): string => `/denied?msg=${encodeURIComponent(`Error ${status}`)}`;

/** Redirects to the denied page, once, since several requests of a page fail together. */
export function goToDenied(router: ReturnType<typeof createBrowserRouter>, status: 403 | 500): void {
  // oxlint-disable-next-line no-console -- the specification wants this line in the log
  console.warn('Your session has expired.');
  if (router.state.location.pathname !== '/denied') void router.navigate(deniedAddress(status));
}

/** Content of /denied: a text of the catalogue, or the text from the URL as it is, with an explanation for known ones. */
type DeniedReason =
  | { readonly key: string }
  | { readonly text: string; readonly meaning?: string; readonly todo?: string };

/** Meaning of the errors of the specification, and advice for the user. */
const KNOWN: Readonly<Record<string, { readonly meaning: string; readonly todo: string }>> = {
  'Error 403': { meaning: messageKey('problem.forbidden'), todo: messageKey('denied.todo.forbidden') },
  'Error 500': { meaning: messageKey('problem.internal'), todo: messageKey('denied.todo.internal') },
};

/**
 * Supports both forms (specification/shell.md#denied-page): `error=location` has a text of its own, `msg` is shown unchanged. An unknown `error` is shown too. React
 * escapes both; a very long one is truncated.
 */
export function deniedReason(search: string): DeniedReason {
  const params = new URLSearchParams(search);
  const error = params.get('error');
  if (error === 'location') return { key: messageKey('denied.location') };
  const text = params.get('msg') ?? error;
  if (text === null || text.trim() === '') return { key: messageKey('denied.unknown') };
  return { text: text.slice(0, 200), ...KNOWN[text] };
}
