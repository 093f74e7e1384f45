import type { ImportCell } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import Papa from 'papaparse';
import { GUESSED_ENCODINGS, type GuessedEncoding } from './encodings.ts';
import { FileFault } from './file-fault.ts';

/** A CSV as text. */
export interface CsvText {
  readonly text: string;
  /** Its encoding when nothing in the file says it: the office can choose another. */
  readonly guessed?: GuessedEncoding;
}

/** Code page 850 from 0x80, which browsers do not know. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

const decoded = (bytes: Uint8Array, encoding: GuessedEncoding): string =>
  encoding === 'cp850'
    ? Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : CP850.charAt(byte - 0x80))).join('')
    : new TextDecoder(encoding).decode(bytes);

/** Signs that names, addresses and remarks here are written with, the frequent ones apart. */
const FREQUENT = /[éèàêëçïôûîâùüöäœ]/gu;
const USUAL = /[ÉÈÊËÀÇÔÎÖÜÄáíóúñß’‘“”«»–—€°²…\u00A0]/gu;
/** A capital within a word, and a quotation mark or a dash between two letters: the sign of another encoding. */
const ODD = /\p{Ll}[À-ÞŠŽŒŸ]|\p{L}[“”„‚…–—«»ˆ˜‰‡†™ƒ]\p{L}/gu;

function likelihood(text: string): number {
  const count = (signs: RegExp) => text.match(signs)?.length ?? 0;
  // oxlint-disable-next-line no-control-regex -- control characters are counted as not being text
  const foreign = count(/[^\u0000-\u007F]/gu) - count(FREQUENT) - count(USUAL);
  return 3 * count(FREQUENT) + count(USUAL) - 2 * foreign - 6 * count(ODD);
}

/** UTF-16 without its mark has a zero in every second byte of its ASCII. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 400);
  const zeros = (odd: number) => start.filter((byte, index) => byte === 0 && index % 2 === odd).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (odd * 4 > start.length && even === 0) return 'utf-16le';
  return even * 4 > start.length && odd === 0 ? 'utf-16be' : undefined;
}

/**
 * Text of a file: UTF-8 or UTF-16, with or without a byte order mark, else of the encoding that gives the likeliest text.
 * @param chosen the encoding that the office chose instead
 * @throws FileFault when it is no text
 */
export function textOf(bytes: Uint8Array, chosen?: GuessedEncoding): CsvText {
  const wide = utf16Of(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes) };
  // Programs for DOS end a file with Ctrl+Z.
  const content = bytes.at(-1) === 0x1a ? bytes.subarray(0, -1) : bytes;
  if (content.includes(0)) throw new FileFault(messageKey('import.fault.type'));
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(content) };
  } catch {
    const texts = GUESSED_ENCODINGS.map((guessed) => ({ guessed, text: decoded(content, guessed) }));
    const [first = { text: '' }, ...others] = texts;
    const best = others.reduce(
      (likeliest, one) => (likelihood(one.text) > likelihood(likeliest.text) ? one : likeliest),
      first,
    );
    return texts.find(({ guessed }) => guessed === chosen) ?? best;
  }
}

const SEPARATORS = [';', '\t', ',', '|'] as const;

/** The separator that the line of headings holds most often, outside quotation marks; blank lines before it tell nothing. */
function separatorOf(text: string): string {
  const headings = (/[^\n]*\S[^\n]*/u.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/gu, '');
  const count = (separator: string) => headings.split(separator).length;
  return SEPARATORS.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

/** Rows of a CSV: semicolons, commas or tabs, as its headings tell, or as a first line `sep=;` says. Every cell is text, so that zeros are kept. */
export function readCsv(text: string): ImportCell[][] {
  const lines = text.replace(/^\uFEFF+/u, '').replaceAll(/\r\n?/gu, '\n');
  const said = /^"?sep=(.)"?\n/iu.exec(lines);
  const content = said ? lines.slice(said[0].length) : lines;
  return Papa.parse<string[]>(content, { delimiter: said?.[1] ?? separatorOf(content), newline: '\n' }).data;
}
