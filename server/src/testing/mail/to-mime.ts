import type { TestMail } from '../../ports/mail/mail-port.contract.ts';

const encoded = (text: string): string => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
const base64 = (content: Buffer | string): string =>
  Buffer.from(content).toString('base64').replaceAll(/.{76}/gu, '$&\r\n');

interface Part {
  readonly headers: readonly string[];
  readonly content: string;
}

const leaf = (type: string, content: Buffer | string, ...more: string[]): Part => ({
  headers: [`Content-Type: ${type}`, 'Content-Transfer-Encoding: base64', ...more],
  content: base64(content),
});

function multipart(kind: string, parts: readonly Part[]): Part {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const boundary = `=_${kind}_boundary`;
  const content = parts
    .map((part) => `--${boundary}\r\n${part.headers.join('\r\n')}\r\n\r\n${part.content}\r\n`)
    .join('');
  return { headers: [`Content-Type: multipart/${kind}; boundary="${boundary}"`], content: `${content}--${boundary}--` };
}

/** A mail as RFC 5322 and MIME text. */
export function toMime({
  from,
  to,
  subject,
  date,
  text,
  html,
  image,
  attachment,
  messageId,
  references,
}: TestMail): string {
  const [, name = '', address = from] = /^"?([^"<]*?)"?\s*<(.*)>$/u.exec(from) ?? [];
  const words = multipart('alternative', [
    leaf('text/plain; charset=utf-8', text),
    ...(html === undefined ? [] : [leaf('text/html; charset=utf-8', html)]),
  ]);
  const withImage = multipart('related', [
    words,
    ...(image
      ? [
          leaf(
            'image/gif',
            image.content,
            `Content-ID: <${image.cid}>`,
            'Content-Disposition: inline; filename="dot.gif"',
          ),
        ]
      : []),
  ]);
  const file =
    attachment &&
    leaf(
      'application/pdf',
      attachment.content,
      `Content-Disposition: attachment; filename*=utf-8''${encodeURIComponent(attachment.name)}`,
    );
  const { headers, content } = multipart('mixed', [withImage, ...(file ? [file] : [])]);
  const head = [
    `From: ${name ? `${encoded(name)} ` : ''}<${address}>`,
    `To: ${to}`,
    `Delivered-To: ${to}`,
    `Subject: ${encoded(subject)}`,
    `Date: ${date.toUTCString()}`,
    ...(messageId === undefined ? [] : [`Message-ID: ${messageId}`]),
    ...(references === undefined ? [] : [`References: ${references}`]),
    'MIME-Version: 1.0',
    ...headers,
  ];
  return `${head.join('\r\n')}\r\n\r\n${content}\r\n`;
}
