import type { TestMail } from '../../ports/mail/mail-port.contract.ts';

interface Header {
  readonly name: string;
  readonly value: string;
}

/** A message part as the API documents it. */
interface Payload {
  readonly partId: string;
  readonly mimeType: string;
  readonly filename: string;
  readonly headers: readonly Header[];
  readonly body: { readonly size: number; readonly data?: string; readonly attachmentId?: string };
  readonly parts?: readonly Payload[];
}

const text = (mimeType: string, content: string): Payload => ({
  partId: '',
  mimeType,
  filename: '',
  headers: [{ name: 'Content-Type', value: `${mimeType}; charset="UTF-8"` }],
  body: { size: Buffer.byteLength(content), data: Buffer.from(content).toString('base64url') },
});

const apart = (
  mimeType: string,
  filename: string,
  content: Buffer,
  attachmentId: string,
  headers: readonly Header[] = [],
): Payload => ({ partId: '', mimeType, filename, headers, body: { size: content.length, attachmentId } });

function multipart(kind: string, parts: readonly Payload[]): Payload {
  const [only] = parts;
  return only && parts.length === 1
    ? only
    : { partId: '', mimeType: `multipart/${kind}`, filename: '', headers: [], body: { size: 0 }, parts };
}

/** Part ids as the API numbers them: none for the root, 0, 1, 2 for its parts, 0.0, 0.1 below. */
const numbered = (part: Payload, partId = ''): Payload => ({
  ...part,
  partId,
  ...(part.parts && {
    parts: part.parts.map((each, index) => numbered(each, partId === '' ? String(index) : `${partId}.${index}`)),
  }),
});

/** The payload of a message: its part tree, or its headers alone. */
export function toPayload(
  { from, to, subject, date, text: words, html, image, attachment, messageId, references }: TestMail,
  whole: boolean,
): object {
  const headers = Object.entries({
    'Delivered-To': to,
    From: from,
    To: to,
    Subject: subject,
    Date: date.toUTCString(),
    ...(messageId !== undefined && { 'Message-ID': messageId }),
    ...(references !== undefined && { References: references }),
  }).map(([name, value]) => ({ name, value }));
  if (!whole) return { mimeType: 'multipart/mixed', headers };
  const alternative = multipart('alternative', [
    text('text/plain', words),
    ...(html === undefined ? [] : [text('text/html', html)]),
  ]);
  const related = multipart('related', [
    alternative,
    ...(image
      ? [apart('image/gif', 'dot.gif', image.content, 'image', [{ name: 'Content-Id', value: `<${image.cid}>` }])]
      : []),
  ]);
  const mixed = multipart('mixed', [
    related,
    ...(attachment ? [apart('application/pdf', attachment.name, attachment.content, 'file')] : []),
  ]);
  return numbered({ ...mixed, headers: [...headers, ...mixed.headers] });
}
