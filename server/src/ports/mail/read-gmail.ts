import { amountOf, isUncheckedObject, listOf, type UncheckedObject, partOf, textOf } from '../http/unchecked.ts';
import { ServiceError } from '../../kernel/service-error.ts';
import type { InlineImage, MailAttachment, FullMail, MailThread } from './mail-port.ts';
import { messageIdsOf, nameByType, partImages, sentAt } from './message-parts.ts';
import { SERVICE } from './gmail-call.ts';

/** An inline image that must be fetched separately. */
export interface ApartImage {
  readonly cid: string;
  readonly type: string;
  readonly attachmentId: string;
  readonly size: number;
}

/** An attachment; small ones are included in the answer. */
export interface GmailFile {
  /** Id of its part. */
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** Its content in base64url; null when it must be fetched separately. */
  readonly data: string | null;
  readonly attachmentId: string | null;
}

/** The immutable content of a mail. */
export interface GmailContent extends Omit<FullMail, 'unread'> {
  readonly apart: readonly ApartImage[];
}

const unexpected = () => new ServiceError(SERVICE, 'unexpected', 'answers something else than its interface describes');

/** Ids of a page of messages.list, and its next page token. */
export function readIds(body: unknown): { readonly ids: readonly string[]; readonly next: string | null } {
  const messages = listOf(body, 'messages');
  if (!isUncheckedObject(body) || (!messages && amountOf(body.resultSizeEstimate) === undefined)) throw unexpected();
  const ids = (messages ?? []).map((message) => (isUncheckedObject(message) ? textOf(message.id) : null));
  return { ids: ids.filter((id) => id !== null), next: textOf(body.nextPageToken) };
}

/** Labels of a message. */
export const labelsOf = (body: unknown): readonly unknown[] => listOf(body, 'labelIds') ?? [];

/** A message in the format `full` or `metadata`. */
export function readMessage(body: unknown): GmailContent {
  const id = isUncheckedObject(body) ? textOf(body.id) : null;
  if (!isUncheckedObject(body) || id === null || !isUncheckedObject(body.payload)) throw unexpected();
  const { payload } = body;
  const found = {
    text: Array<string>(),
    htmls: Array<string>(),
    images: Array<FoundImage>(),
    files: Array<GmailFile>(),
  };
  for (const part of leavesOf(payload)) sort(part, found);
  const { text, htmls, images, files } = found;
  const html = htmls.length > 0 ? htmls.join('<hr>') : null;
  const parted = partImages(images, html);
  return {
    id,
    from: headerOf(payload, 'From') ?? '',
    deliveredTo: headerOf(payload, 'Delivered-To') ?? headerOf(payload, 'To') ?? '',
    subject: headerOf(payload, 'Subject') ?? '',
    date: sentAt(headerOf(payload, 'Date'), new Date(Number(body.internalDate))),
    snippet: decodeEntities(textOf(body.snippet) ?? ''),
    text: text.length > 0 ? text.join('\n') : null,
    html,
    images: parted.shown.flatMap(({ cid, type, attachmentId, data }): InlineImage[] =>
      attachmentId === null ? [{ cid, type, content: Buffer.from(data ?? '', 'base64url') }] : [],
    ),
    apart: parted.shown.flatMap(({ cid, type, attachmentId, size }): ApartImage[] =>
      attachmentId === null ? [] : [{ cid, type, attachmentId, size }],
    ),
    attachments: [...parted.files, ...files].map(({ id: part, name, size }): MailAttachment => ({
      id: part,
      name,
      size,
    })),
  };
}

/** Conversation of a message. */
export function readThread(body: unknown): MailThread {
  const payload = isUncheckedObject(body) && isUncheckedObject(body.payload) ? body.payload : {};
  const [messageId = null] = messageIdsOf(headerOf(payload, 'Message-ID') ?? '');
  return { messageId, references: messageIdsOf(headerOf(payload, 'References') ?? '') };
}

/** The attachment with a part id in a message of format `full`; undefined when there is none. */
export function readFile(body: unknown, partId: string): GmailFile | undefined {
  const part =
    isUncheckedObject(body) && isUncheckedObject(body.payload)
      ? leavesOf(body.payload).find((each) => each.partId === partId && !isWords(each))
      : undefined;
  return part && fileOf(part);
}

interface FoundImage extends GmailFile {
  readonly cid: string;
  readonly type: string;
}

interface Found {
  readonly text: string[];
  readonly htmls: string[];
  readonly images: FoundImage[];
  readonly files: GmailFile[];
}

function sort(part: UncheckedObject, { text, htmls, images, files }: Found): void {
  const type = typeOf(part);
  const file = fileOf(part);
  const cid = headerOf(part, 'Content-ID')?.replaceAll(/^<|>$/gu, '');
  if (isWords(part)) (type === 'text/html' ? htmls : text).push(decode(file.data, part));
  else if (cid && type.startsWith('image/')) images.push({ ...file, cid, type });
  else if (textOf(part.filename) !== null || file.attachmentId !== null) files.push(file);
}

/** Whether a part is text of the mail itself. */
const isWords = (part: UncheckedObject): boolean =>
  /^text\/(?:plain|html)$/u.test(typeOf(part)) && textOf(part.filename) === null && fileOf(part).attachmentId === null;

const typeOf = (part: UncheckedObject): string => (textOf(part.mimeType) ?? '').toLowerCase();

function fileOf(part: UncheckedObject): GmailFile {
  const body = partOf(part, 'body');
  return {
    id: typeof part.partId === 'string' ? part.partId : '',
    name: textOf(part.filename) ?? nameByType(typeOf(part)),
    size: amountOf(body.size) ?? 0,
    data: textOf(body.data),
    attachmentId: textOf(body.attachmentId),
  };
}

/** Leaf parts, in order. Forwarded messages are attachments. */
function leavesOf(part: UncheckedObject, depth = 0): UncheckedObject[] {
  const parts = listOf(part, 'parts');
  if (!parts || depth > 30 || textOf(part.mimeType) === 'message/rfc822') return [part];
  return parts.filter(isUncheckedObject).flatMap((each) => leavesOf(each, depth + 1));
}

function headerOf(part: UncheckedObject, name: string): string | null {
  const header = listOf(part, 'headers')?.find(
    (each) => isUncheckedObject(each) && textOf(each.name)?.toLowerCase() === name.toLowerCase(),
  );
  return isUncheckedObject(header) ? textOf(header.value) : null;
}

/** Texts are UTF-8, whatever their header says; only invalid UTF-8 is decoded by the header. */
function decode(data: string | null, part: UncheckedObject): string {
  const bytes = Buffer.from(data ?? '', 'base64url');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [, charset = 'latin1'] = /charset="?([\w-]+)/iu.exec(headerOf(part, 'Content-Type') ?? '') ?? [];
    return decodeAs(charset, bytes);
  }
}

function decodeAs(charset: string, bytes: Buffer): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

/** Snippets contain HTML entities. */
const decodeEntities = (text: string): string =>
  text.replaceAll(
    /&(lt|gt|quot|amp|#39);/gu,
    (entity, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" })[name] ?? entity,
  );
