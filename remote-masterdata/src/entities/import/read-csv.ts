import type { ImportCell } from '@navette/shared/import';
import { messageKey } from '@navette/shared/i18n';
import Papa from 'papaparse';
import { GUESSED_ENCODINGS, type GuessedEncoding, FileFault } from './file-fault.ts';

/** Decoded CSV. */
export interface CsvText {
  readonly text: string;
  /** Guessed encoding, if the file does not declare one: the user can choose another. */
  readonly guessed?: GuessedEncoding;
}

/** Code page 850 from 0x80, which browsers do not support. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

const decoded = (bytes: Uint8Array, encoding: GuessedEncoding): string =>
  encoding === 'cp850'
    ? Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : CP850.charAt(byte - 0x80))).join('')
    : new TextDecoder(encoding).decode(bytes);

/** Accented letters of local names, addresses and remarks; the frequent ones separately. */
const FREQUENT = /[éèàêëçïôûîâùüöäœ]/gu;
const USUAL = /[ÉÈÊËÀÇÔÎÖÜÄáíóúñß’‘“”«»–—€°²…\u00A0]/gu;
/** A capital within a word, or a quotation mark or dash between two letters: signs of a wrong encoding. */
const ODD = /\p{Ll}[À-ÞŠŽŒŸ]|\p{L}[“”„‚…–—«»ˆ˜‰‡†™ƒ]\p{L}/gu;

function likelihood(text: string): number {
  const count = (signs: RegExp) => text.match(signs)?.length ?? 0;
  // oxlint-disable-next-line no-control-regex -- control characters are counted as not being text
  const foreign = count(/[^\u0000-\u007F]/gu) - count(FREQUENT) - count(USUAL);
  return 3 * count(FREQUENT) + count(USUAL) - 2 * foreign - 6 * count(ODD);
}

/** Detects UTF-16 without a byte order mark: every second byte of its ASCII text is zero. */
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
 * Decodes a file: UTF-8 or UTF-16, with or without a byte order mark, otherwise the encoding that gives the most plausible text.
 * @param chosen encoding chosen by the user instead
 * @throws FileFault when the file is not text
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

/** Lines searched for the separator. */
const SEARCHED = 50;

/** Separator that splits most lines into the same number of cells, outside quotation marks: a title above the table may have a comma. */
function separatorOf(text: string): string {
  const lines = text
    .replaceAll(/"[^"]*"/gu, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, SEARCHED);
  const agreed = (separator: string): number => {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const cells = line.split(separator).length;
      if (cells > 1) counts.set(cells, (counts.get(cells) ?? 0) + 1);
    }
    return Math.max(0, ...counts.values());
  };
  return SEPARATORS.reduce((best, separator) => (agreed(separator) > agreed(best) ? separator : best));
}

/**
 * Rows of a CSV: separated by semicolons, commas or tabs, according to most lines or to a first line `sep=;`. Every cell is text, so leading zeros
 * are kept.
 */
export function readCsv(text: string): ImportCell[][] {
  const lines = text.replace(/^\uFEFF+/u, '').replaceAll(/\r\n?/gu, '\n');
  const said = /^"?sep=(.)"?\n/iu.exec(lines);
  const content = said ? lines.slice(said[0].length) : lines;
  return Papa.parse<string[]>(content, { delimiter: said?.[1] ?? separatorOf(content), newline: '\n' }).data;
}
