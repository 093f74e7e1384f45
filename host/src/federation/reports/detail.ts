import { LoadFailure } from '../load-failure.ts';

/** Longest detail that the server keeps. */
const LONGEST = 500;

/**
 * What a failure says, fit for a log: addresses without origin, query and hash, no e-mail addresses, no long numbers, and of what the code of a page
 * threw nothing that stands in quotes, since that may be what somebody typed.
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

/** The first line of the stack that names a file. */
function placeOf({ stack }: Error): string {
  const [, place] = /\((?:https?:\/\/[^/\s]+)(\/[^\s?)]+)(?:\?[^\s:)]*)?/.exec(stack ?? '') ?? [];
  const [, position = ''] = /(:\d+:\d+)\)/.exec(stack ?? '') ?? [];
  return place === undefined ? '' : ` at ${place.replace(/:\d+:\d+$/, '')}${position}`;
}
