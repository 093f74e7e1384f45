import type { MessageStructureObject } from 'imapflow';
import { simpleParser } from 'mailparser';

const asParameter = (value: string): string => value.replaceAll(/[^\w.:+-]/gu, '');

/** The text of a part: read as a mail of its own, so that transfer encoding, charset and flowed lines are the affair of the library. */
export async function decodeText(node: MessageStructureObject, content: Buffer): Promise<string> {
  const parameters = ['charset', 'format', 'delsp'].flatMap((name) => (node.parameters?.[name] ? [`; ${name}=${asParameter(node.parameters[name])}`] : []));
  const type = node.type === 'text/html' ? node.type : 'text/plain';
  const header = `Content-Type: ${type}${parameters.join('')}\r\nContent-Transfer-Encoding: ${asParameter(node.encoding ?? '7bit')}\r\n\r\n`;
  const { text, html } = await simpleParser(Buffer.concat([Buffer.from(header), content]), { skipHtmlToText: true, skipTextToHtml: true, skipTextLinks: true, skipImageLinks: true });
  return (type === 'text/html' ? html : text) || '';
}

/** The bytes of a picture. */
export const decodeImage = ({ encoding }: MessageStructureObject, content: Buffer): Buffer =>
  encoding?.toLowerCase() === 'base64' ? Buffer.from(content.toString('latin1'), 'base64') : content;
