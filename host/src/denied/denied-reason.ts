import { messageKey } from '@navette/shared/i18n';

/** What /denied says: a text of the catalogue, or a text from the address as it is, with what it means where we know it. */
export type DeniedReason =
  | { readonly key: string }
  | { readonly text: string; readonly meaning?: string; readonly todo?: string };

/** What the errors of the specification mean, and what to do about them. */
const KNOWN: Readonly<Record<string, { readonly meaning: string; readonly todo: string }>> = {
  'Error 403': { meaning: messageKey('problem.forbidden'), todo: messageKey('denied.todo.forbidden') },
  'Error 500': { meaning: messageKey('problem.internal'), todo: messageKey('denied.todo.internal') },
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
  return { text: text.slice(0, 200), ...KNOWN[text] };
}
