import { messageKey } from '@navette/shared/i18n';

/** What /denied says: a text of the catalogue, or a text from the address as it is, with what it means where we know it. */
export type DeniedReason = { readonly key: string } | { readonly text: string; readonly meaning?: string };

const meanings: Readonly<Record<string, string>> = {
  'Error 403': messageKey('problem.forbidden'),
  'Error 500': messageKey('problem.internal'),
};

/**
 * Both readings of the specification: `error=location` has a text of its own, `msg` is shown as it stands. An unknown `error` is shown too.
 * React escapes both; a very long one is cut.
 */
export function deniedReason(search: string): DeniedReason {
  const params = new URLSearchParams(search);
  const error = params.get('error');
  if (error === 'location') return { key: messageKey('denied.location') };
  const text = params.get('msg') ?? error;
  if (text === null || text.trim() === '') return { key: messageKey('denied.unknown') };
  const meaning = meanings[text];
  return { text: text.slice(0, 200), ...(meaning === undefined ? {} : { meaning }) };
}
