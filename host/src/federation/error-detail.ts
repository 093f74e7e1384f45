import { LoadFailure } from './load-failure.ts';

/** Maximum length of a detail on the server. */
const LONGEST = 500;

/**
 * Redacts the message of a failure for the log: addresses without origin, query and hash, no e-mail addresses, no long numbers; from an error thrown
 * by a page also no quoted text, which may be user input.
 */
export function detailOf(error: unknown): string {
  if (!(error instanceof Error)) return withoutData(String(error));
  if (error instanceof LoadFailure && error.kind === 'threw')
    return error.cause instanceof Error ? detailOf(error.cause) : withoutData(error.message);
  if (!(error instanceof LoadFailure)) return withoutData(`${error.name}: ${error.message}${placeOf(error)}`);
  return withoutPersons(withoutQueries(error.message)).slice(0, LONGEST);
}

const withoutData = (text: string): string =>
  withoutPersons(withoutQueries(text.replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|«[^»]*»|“[^”]*”/g, '…'))).slice(0, LONGEST);

const withoutQueries = (text: string): string =>
  text
    .replaceAll(/(?:https?:\/\/[^\s/?#]+)?(\/[^\s?#"')]*)[?#][^\s"')]*/g, '$1')
    .replaceAll(/https?:\/\/[^\s/]+(?=\/)/g, '');

const withoutPersons = (text: string): string =>
  text
    .replaceAll(/[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}/gi, '…')
    .replaceAll(/(?<![\w./-])\d[\d ./-]{5,}\d(?![\w./-])/g, '…');

/** First location in the stack trace. */
function placeOf({ stack }: Error): string {
  const [, place] = /\((?:https?:\/\/[^/\s]+)(\/[^\s?)]+)(?:\?[^\s:)]*)?/.exec(stack ?? '') ?? [];
  const [, position = ''] = /(:\d+:\d+)\)/.exec(stack ?? '') ?? [];
  return place === undefined ? '' : ` at ${place.replace(/:\d+:\d+$/, '')}${position}`;
}
