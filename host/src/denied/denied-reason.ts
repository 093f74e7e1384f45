import { messageKey } from '@navette/shared/i18n';

/** What /denied says: a text of the catalogue, or a text from the address as it is. */
export type DeniedReason = { readonly key: string } | { readonly text: string };

/**
 * Both readings of the specification: `error=location` has a text of its own, `msg` is shown as it stands. An unknown `error` is shown too.
 * React escapes both; a very long one is cut.
 */
export function deniedReason(search: string): DeniedReason {
  const params = new URLSearchParams(search);
  const error = params.get('error');
  if (error === 'location') return { key: messageKey('denied.location') };
  const text = params.get('msg') ?? error;
  return text === null || text.trim() === '' ? { key: messageKey('denied.unknown') } : { text: text.slice(0, 200) };
}
