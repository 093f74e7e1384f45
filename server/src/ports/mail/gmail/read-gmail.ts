import { amountOf, isLoose, listOf, type Loose, partOf, textOf } from '../../http/loose.ts';
import { ServiceError } from '../../http/service-error.ts';
import type { MailAttachment, WholeMail } from '../mail-port.ts';
import { sentAt } from '../sent-at.ts';
import { SERVICE } from './reach-gmail.ts';

/** A picture of a mail whose content is fetched apart. */
export interface ApartImage {
  readonly cid: string;
  readonly type: string;
  readonly attachmentId: string;
  readonly size: number;
}

/** What a mail holds, without what may change. */
export interface GmailContent extends Omit<WholeMail, 'unread'> {
  readonly apart: readonly ApartImage[];
}

const unexpected = () => new ServiceError(SERVICE, 'unexpected', 'answers something else than its interface describes');

/** Ids in an answer of messages.list, and where the list goes on. */
export function readIds(body: unknown): { readonly ids: readonly string[]; readonly next: string | null } {
  const messages = listOf(body, 'messages');
  if (!isLoose(body) || (!messages && amountOf(body.resultSizeEstimate) === undefined)) throw unexpected();
  const ids = (messages ?? []).map((message) => (isLoose(message) ? textOf(message.id) : null));
  return { ids: ids.filter((id) => id !== null), next: textOf(body.nextPageToken) };
}

/** Labels of a message. */
export const labelsOf = (body: unknown): readonly unknown[] => listOf(body, 'labelIds') ?? [];

/** A message in the format `full` or `metadata`. */
export function readMessage(body: unknown): GmailContent {
  const id = isLoose(body) ? textOf(body.id) : null;
  if (!isLoose(body) || id === null || !isLoose(body.payload)) throw unexpected();
  const { payload } = body;
  const found = { text: Array<string>(), html: Array<string>(), images: Array<WholeMail['images'][number]>(), apart: Array<ApartImage>(), attachments: Array<MailAttachment>() };
  for (const part of leavesOf(payload)) sort(part, found);
  const { text, html, ...rest } = found;
  return {
    id,
    from: headerOf(payload, 'From') ?? '',
    deliveredTo: headerOf(payload, 'Delivered-To') ?? headerOf(payload, 'To') ?? '',
    subject: headerOf(payload, 'Subject') ?? '',
    date: sentAt(headerOf(payload, 'Date'), new Date(Number(body.internalDate))),
    snippet: decodeEntities(textOf(body.snippet) ?? ''),
    text: text.length > 0 ? text.join('\n') : null,
    html: html.length > 0 ? html.join('<hr>') : null,
    ...rest,
  };
}

type Found = Pick<GmailContent, 'images' | 'apart' | 'attachments'> & { text: string[]; html: string[]; images: WholeMail['images'][number][]; apart: ApartImage[]; attachments: MailAttachment[] };

function sort(part: Loose, { text, html, images, apart, attachments }: Found): void {
  const [type, name] = [(textOf(part.mimeType) ?? '').toLowerCase(), textOf(part.filename)];
  const body = partOf(part, 'body');
  const [data, attachmentId, size] = [textOf(body.data), textOf(body.attachmentId), amountOf(body.size) ?? 0];
  const cid = headerOf(part, 'Content-ID')?.replaceAll(/^<|>$/gu, '');
  if (cid && type.startsWith('image/')) {
    if (attachmentId !== null) apart.push({ cid, type, attachmentId, size });
    else images.push({ cid, type, content: Buffer.from(data ?? '', 'base64url') });
  } else if (name !== null || attachmentId !== null) attachments.push({ name: name ?? type, size });
  else if (type === 'text/plain') text.push(decode(data, part));
  else if (type === 'text/html') html.push(decode(data, part));
}

/** The parts that hold something, in order. Forwarded messages are attachments. */
function leavesOf(part: Loose, depth = 0): Loose[] {
  const parts = listOf(part, 'parts');
  if (!parts || depth > 30 || textOf(part.mimeType) === 'message/rfc822') return [part];
  return parts.filter(isLoose).flatMap((each) => leavesOf(each, depth + 1));
}

function headerOf(part: Loose, name: string): string | null {
  const header = listOf(part, 'headers')?.find((each) => isLoose(each) && textOf(each.name)?.toLowerCase() === name.toLowerCase());
  return isLoose(header) ? textOf(header.value) : null;
}

/** Texts come as UTF-8, whatever their header says; where they do not, it is right. */
function decode(data: string | null, part: Loose): string {
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

/** Snippets come with entities. */
const decodeEntities = (text: string): string =>
  text.replaceAll(/&(lt|gt|quot|amp|#39);/gu, (entity, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" })[name] ?? entity);
