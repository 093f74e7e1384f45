import { ogmOf } from '../invoice/payment-reference.ts';

/** Letters that do not decompose into a basic letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ß: 'ss',
  Þ: 'Th',
  þ: 'th',
  ı: 'i',
  '€': 'EUR',
  '&': '+',
  '’': "'",
  '–': '-',
  '—': '-',
  _: '-',
};

/**
 * Text in the character set of SEPA (Latin basic): letters without accents, digits and `/ - ? : ( ) . , ' +`; anything else is a space. It neither
 * begins nor ends with a slash, nor holds two, and has at most `length` characters (specification/payments.md#files-for-the-bank).
 */
export const sepaText = (text: string, length: number): string =>
  Array.from(text.normalize('NFD').replaceAll(/\p{M}/gu, ''), (letter) => LETTERS[letter] ?? letter)
    .join('')
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\/{2,}/gu, '/')
    .replaceAll(/^[\s/]+|[\s/]+$/gu, '')
    .slice(0, length)
    .replace(/[\s/]+$/u, '');

/** End-to-end reference of a payment order: fifteen characters with two check digits, which the bank repeats on its statement. */
export const endToEndId = (order: number): string => `NVT${ogmOf(String(order).padStart(10, '0'))}`;

const CREDITOR = /^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/u;

/** Whether a text is a SEPA creditor identifier: its check digits (modulo 97) cover all but the business code (characters 5 to 7). */
export function isCreditorId(text: string): boolean {
  const bare = text.replace(/\s/gu, '').toUpperCase();
  if (!CREDITOR.test(bare)) return false;
  let rest = 0;
  for (const digit of `${bare.slice(7)}${bare.slice(0, 4)}`.replaceAll(/[A-Z]/gu, (letter) =>
    String(parseInt(letter, 36)),
  ))
    rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Content of an XML element: text, or elements in their order; an undefined one is left out. */
export type XmlContent = string | readonly (XmlElement | undefined)[];

/** An XML element: its name, perhaps with an attribute (`InstdAmt Ccy="EUR"`), and its content. */
export type XmlElement = readonly [name: string, content: XmlContent];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const written = ([name, content]: XmlElement, indent: string): string => {
  const end = name.split(' ')[0];
  if (typeof content === 'string') return `${indent}<${name}>${escaped(content)}</${end}>`;
  const inner = content.flatMap((element) => (element ? [written(element, `${indent}  `)] : []));
  return [`${indent}<${name}>`, ...inner, `${indent}</${end}>`].join('\n');
};

/** An XML document of one root element. */
export const xmlDocument = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`;
