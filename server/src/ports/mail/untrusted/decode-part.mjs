import { simpleParser } from 'mailparser';

/**
 * Headers of a raw part that are needed to decode it.
 * @typedef {Pick<import('imapflow').MessageStructureObject, 'type' | 'encoding' | 'parameters'>} PartHead
 */

/** @param {string} value */
const asParameter = (value) => value.replaceAll(/[^\w.:+-]/gu, '');

/**
 * Decodes the text of a part by parsing it as a mail of its own, so that the library handles transfer encoding, charset and flowed lines.
 * @param {PartHead} head
 * @param {Buffer} content
 * @returns {Promise<string>}
 */
export async function decodeText(head, content) {
  const parameters = ['charset', 'format', 'delsp'].flatMap((name) =>
    head.parameters?.[name] ? [`; ${name}=${asParameter(head.parameters[name])}`] : [],
  );
  const type = head.type === 'text/html' ? head.type : 'text/plain';
  const header = `Content-Type: ${type}${parameters.join('')}\r\nContent-Transfer-Encoding: ${asParameter(head.encoding ?? '7bit')}\r\n\r\n`;
  const { text, html } = await simpleParser(Buffer.concat([Buffer.from(header), content]), {
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    skipImageLinks: true,
  });
  return (type === 'text/html' ? html : text) || '';
}

/**
 * Decodes the transfer encoding of a part.
 * @param {PartHead} head
 * @param {Buffer} content
 * @returns {Buffer}
 */
export function decodeBytes({ encoding }, content) {
  const kind = encoding?.toLowerCase();
  if (kind === 'base64') return Buffer.from(content.toString('latin1'), 'base64');
  return kind === 'quoted-printable' ? decodeQuoted(content) : content;
}

/**
 * Quoted-printable (RFC 2045 §6.7): removes soft line breaks and trailing spaces, decodes `=C3` to a byte. Byte by byte, since a regular expression
 * takes quadratic time for runs of spaces.
 * @param {Buffer} content
 */
function decodeQuoted(content) {
  const bytes = Buffer.alloc(content.length);
  let length = 0;
  // Length without trailing spaces.
  let words = 0;
  for (let at = 0; at < content.length; at += 1) {
    const byte = content[at] ?? 0;
    const escaped = byte === EQUALS ? escapedBy(content, at + 1) : undefined;
    if (byte === LF || (byte === CR && content[at + 1] === LF)) length = words;
    if (escaped?.byte !== undefined) bytes[length++] = escaped.byte;
    else if (!escaped) bytes[length++] = byte;
    if (escaped) at = escaped.last;
    if (escaped || (byte !== SPACE && byte !== TAB)) words = length;
  }
  return bytes.subarray(0, length);
}

const [TAB, LF, CR, SPACE, EQUALS] = [9, 10, 13, 32, 61];

/**
 * Parses the text after an equals sign: two hexadecimal digits, or the end of a line with preceding spaces.
 * @param {Buffer} content
 * @param {number} from
 * @returns {{ readonly byte?: number, readonly last: number } | undefined} `last` is the index of its last byte
 */
function escapedBy(content, from) {
  const byte = digitOf(content[from]) * 16 + digitOf(content[from + 1]);
  if (!Number.isNaN(byte)) return { byte, last: from + 1 };
  let end = from;
  while (content[end] === SPACE || content[end] === TAB) end += 1;
  if (content[end] === CR) end += 1;
  return content[end] === LF ? { last: end } : undefined;
}

/** Value of a hexadecimal digit; NaN for anything else. @param {number | undefined} byte */
function digitOf(byte = 0) {
  if (byte >= 48 && byte <= 57) return byte - 48;
  const letter = byte | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : Number.NaN;
}
