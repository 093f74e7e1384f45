import type { ImportCell } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import Papa from 'papaparse';
import { FileFault } from './file-fault.ts';

/**
 * Text of a file: UTF-8 with or without a byte order mark, UTF-16 with one, else Windows-1252, which is what spreadsheets write here.
 * @throws FileFault when it is no text
 */
export function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.includes(0)) throw new FileFault(messageKey('import.fault.type'));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const SEPARATORS = [';', '\t', ','] as const;

/** The separator that the line of headings holds most often, outside quotation marks; blank lines before it tell nothing. */
function separatorOf(text: string): string {
  const headings = (/[^\r\n]*\S[^\r\n]*/u.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/gu, '');
  const count = (separator: string) => headings.split(separator).length;
  return SEPARATORS.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

/** Rows of a CSV: semicolons, commas or tabs, as its headings tell, or as a first line `sep=;` says. Every cell is text, so that zeros are kept. */
export function readCsv(bytes: Uint8Array): ImportCell[][] {
  const text = textOf(bytes);
  const said = /^sep=(.)\r?\n/u.exec(text);
  const content = said ? text.slice(said[0].length) : text;
  return Papa.parse<string[]>(content, { delimiter: said?.[1] ?? separatorOf(content) }).data;
}
