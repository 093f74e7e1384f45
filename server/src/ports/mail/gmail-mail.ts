import { isUncheckedObject, textOf } from '../http/unchecked.ts';
import { ServiceError } from '../../kernel/service-error.ts';
import { LruCache } from '../../kernel/lru-cache.ts';
import {
  type AttachmentAnswer,
  type InlineImage,
  type MailPort,
  MOST_ATTACHMENT_BYTES,
  type FullMail,
  type MailSearch,
} from './mail-port.ts';
import { createGmailCall, type GmailCall, type GmailTokens, SERVICE } from './gmail-call.ts';
import { type GmailContent, labelsOf, readFile, readIds, readMessage, readThread } from './read-gmail.ts';

interface Options {
  readonly url: string;
  readonly user: string;
  readonly tokens: GmailTokens;
  readonly timeout?: number | undefined;
}

/** Maximum concurrent calls. */
const AT_ONCE = 8;
/** Maximum pages of a list, against an endless one. */
const MOST_PAGES = 50;
const FULL = 'format=full';
const THREAD = 'format=metadata&metadataHeaders=Message-ID&metadataHeaders=References';
const HEAD =
  'format=metadata&metadataHeaders=From&metadataHeaders=To&metadataHeaders=Delivered-To&metadataHeaders=Subject&metadataHeaders=Date';

/** The inbox of a Gmail mailbox, by its REST API (v1). A mail is immutable except for its labels, so each is fetched once. */
export function createGmailMail(options: Options): MailPort {
  const call = createGmailCall(options);
  const [heads, mails] = [new LruCache<string, GmailContent>(400), new LruCache<string, GmailContent>(100)];
  const content = async (id: string, whole: boolean): Promise<GmailContent | undefined> => {
    const known = mails.get(id) ?? (whole ? undefined : heads.get(id));
    if (known) return known;
    const answer = await call(`/messages/${id}?${whole ? FULL : HEAD}`);
    if (!answer) return undefined; // Deleted in the meantime.
    const message = readMessage(answer.body);
    const complete = whole ? { ...message, images: await allImages(call, message) } : message;
    (whole ? mails : heads).set(id, complete, 1);
    return complete;
  };
  const find = async (search: MailSearch, limit: number, whole: boolean): Promise<FullMail[]> => {
    const ids = await findIds(call, search, limit);
    const unread = search.unread === null ? new Set(await findIds(call, { ...search, unread: true }, limit)) : null;
    const found = await forEachSome(ids, AT_ONCE, (id) => content(id, whole));
    return found
      .flatMap((mail) => (mail ? [{ ...mail, unread: unread?.has(mail.id) ?? search.unread === true }] : []))
      .toSorted((one, other) => other.date.getTime() - one.date.getTime());
  };
  const change = async (id: string, act: (path: string) => ReturnType<GmailCall>): Promise<boolean> => {
    if (!isId(id)) return false;
    const known = await call(`/messages/${id}?format=minimal`);
    if (!labelsOf(known?.body).includes('INBOX')) return false;
    return (await act(`/messages/${id}`)) !== undefined;
  };
  const attachment = async (id: string, partId: string): Promise<AttachmentAnswer> => {
    const mail = isId(id) ? await call(`/messages/${id}?${FULL}`) : undefined;
    const file = labelsOf(mail?.body).includes('INBOX') ? readFile(mail?.body, partId) : undefined;
    if (!file) return 'unknown';
    const { name, size, data, attachmentId } = file;
    if (size > MOST_ATTACHMENT_BYTES) return 'tooLarge';
    const content =
      attachmentId === null ? Buffer.from(data ?? '', 'base64url') : await fetchContent(call, id, attachmentId, LARGE);
    return content ? { name, content } : 'unknown';
  };
  return {
    list: async (search, limit) =>
      (await find(search, limit, false)).map(({ id, from, subject, date, unread, snippet }) => ({
        id,
        from,
        subject,
        date,
        unread,
        snippet,
      })),
    read: (search, limit) => find(search, limit, true),
    attachment,
    thread: async (id) => {
      const answer = isId(id) ? await call(`/messages/${id}?${THREAD}`) : undefined;
      return labelsOf(answer?.body).includes('INBOX') ? readThread(answer?.body) : undefined;
    },
    remove: (id) => change(id, (path) => call(`${path}/trash`, {})),
    mark: (id, unread) =>
      change(id, (path) =>
        call(`${path}/modify`, unread ? { addLabelIds: ['UNREAD'] } : { removeLabelIds: ['UNREAD'] }),
      ),
    close: async () => undefined,
  };
}

/** Ids of a search in the inbox, the newest first, page by page. */
async function findIds(call: GmailCall, search: MailSearch, limit: number): Promise<string[]> {
  const [q, found] = [gmailQuery(search), Array<string>()];
  if (q === null) return [];
  for (
    let [page, pages]: [string | null, number] = ['', 0];
    page !== null && found.length < limit && pages < MOST_PAGES;
    pages += 1
  ) {
    const query = new URLSearchParams({
      labelIds: 'INBOX',
      maxResults: String(limit - found.length),
      ...(q && { q }),
      ...(page && { pageToken: page }),
    });
    const answer = await call(`/messages?${query}`);
    if (!answer) throw new ServiceError(SERVICE, 'settings', 'does not know the mailbox');
    const { ids, next } = readIds(answer.body);
    found.push(...ids);
    page = next;
  }
  return found.slice(0, limit);
}

const isId = (id: string): boolean => /^[0-9a-f]{1,40}$/u.test(id);

/** Inline images of a mail: those in its answer, and those fetched separately. */
async function allImages(call: GmailCall, { id, images, apart }: GmailContent): Promise<readonly InlineImage[]> {
  const fetched = await forEachSome(apart, 2, async ({ cid, type, attachmentId }) => {
    const content = await fetchContent(call, id, attachmentId);
    return content ? [{ cid, type, content }] : [];
  });
  return [...images, ...fetched.flat()];
}

/** Limits for a file of 25 MB as JSON text. */
const LARGE = { timeout: 60_000, mostBytes: 36_000_000 };

async function fetchContent(
  call: GmailCall,
  id: string,
  attachmentId: string,
  patience?: typeof LARGE,
): Promise<Buffer | undefined> {
  const answer = await call(`/messages/${id}/attachments/${encodeURIComponent(attachmentId)}`, undefined, patience);
  const data = isUncheckedObject(answer?.body) ? textOf(answer.body.data) : null;
  return data === null ? undefined : Buffer.from(data, 'base64url');
}

/** The search in Gmail's syntax; each part is quoted, so that it is no operator. Null when nothing can match: Gmail ignores terms without letters. */
function gmailQuery({ unread, from, subject, words }: MailSearch): string | null {
  if ([...from, ...subject, ...words].some((part) => !/[\p{L}\p{N}]/u.test(part))) return null;
  const quote = (part: string): string => `"${part.replaceAll('"', ' ')}"`;
  return [
    ...(unread === null ? [] : [unread ? 'is:unread' : 'is:read']),
    ...from.map((part) => `from:${quote(part)}`),
    ...subject.map((part) => `subject:${quote(part)}`),
    ...words.map(quote),
  ].join(' ');
}

/** Maps items with limited concurrency, in order. Rejects with the first failure. */
async function forEachSome<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) results[index] = await act(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return results;
}
