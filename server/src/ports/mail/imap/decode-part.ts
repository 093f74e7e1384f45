import type { MessageStructureObject } from 'imapflow';
import { simpleParser } from 'mailparser';

const asParameter = (value: string): string => value.replaceAll(/[^\w.:+-]/gu, '');

/** The text of a part: read as a mail of its own, so that transfer encoding, charset and flowed lines are the affair of the library. */
export async function decodeText(node: MessageStructureObject, content: Buffer): Promise<string> {
  const parameters = ['charset', 'format', 'delsp'].flatMap((name) =>
    node.parameters?.[name] ? [`; ${name}=${asParameter(node.parameters[name])}`] : [],
  );
  const type = node.type === 'text/html' ? node.type : 'text/plain';
  const header = `Content-Type: ${type}${parameters.join('')}\r\nContent-Transfer-Encoding: ${asParameter(node.encoding ?? '7bit')}\r\n\r\n`;
  const { text, html } = await simpleParser(Buffer.concat([Buffer.from(header), content]), {
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    skipImageLinks: true,
  });
  return (type === 'text/html' ? html : text) || '';
}

/** The bytes of a part, as they were before they were encoded for the way. */
export function decodeBytes({ encoding }: MessageStructureObject, content: Buffer): Buffer {
  const kind = encoding?.toLowerCase();
  if (kind === 'base64') return Buffer.from(content.toString('latin1'), 'base64');
  return kind === 'quoted-printable' ? decodeQuoted(content.toString('latin1')) : content;
}

/** RFC 2045 §6.7: soft line breaks go, `=C3` is a byte; spaces before the end of a line were added on the way. */
const decodeQuoted = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll(/[\t ]+(?=\r?\n)/gu, '')
      .replaceAll(/=\r?\n/gu, '')
      .replaceAll(/=([\da-f]{2})/giu, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  );
