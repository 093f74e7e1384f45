import type { FetchMessageObject, ImapFlow, MessageAddressObject, SearchObject } from 'imapflow';
import { ServiceError } from '../../kernel/service-error.ts';
import { LruCache } from '../../kernel/lru-cache.ts';
import {
  type AttachmentAnswer,
  type MailHead,
  type MailPort,
  type FullMail,
  MOST_ATTACHMENT_BYTES,
  type MailSearch,
} from './mail-port.ts';
import { messageIdsOf, sentAt, snippetOf } from './message-parts.ts';
import { fetchContents, type ImapContent, fileOf, partOf } from './fetch-contents.ts';
import { createImapConnection, SERVICE, type ImapSettings } from './imap-connection.ts';
import { decodedBytes } from './untrusted/parse-mail.ts';

interface Listed extends MailHead {
  readonly uid: number;
  /** First address of To. */
  readonly to: string;
}

/** Milliseconds for downloading a file. */
const FILE_TIMEOUT = 60_000;

const HEAD = { uid: true, flags: true, envelope: true, internalDate: true } as const;

/** The inbox at an IMAP server. Headers are only fetched for the newest mails, contents once: they are immutable. */
export function createImapMail(settings: ImapSettings & { readonly timeout?: number }): MailPort {
  const connection = createImapConnection(settings);
  const contents = new LruCache<string, ImapContent>(100);
  const headOf = ({ uid: _uid, to: _to, ...head }: Listed): MailHead => ({
    ...head,
    snippet: snippetOf(contents.get(head.id)?.text ?? ''),
  });

  const whole = async (client: ImapFlow, mails: readonly Listed[]): Promise<FullMail[]> => {
    const fetched = await fetchContents(
      client,
      mails.filter(({ id }) => !contents.get(id)).map(({ uid }) => uid),
    );
    return mails.flatMap((mail) => {
      const content = fetched.get(mail.uid) ?? contents.get(mail.id);
      if (!content) return []; // Deleted in the meantime.
      contents.set(mail.id, content, 1);
      return [{ ...headOf(mail), ...content, deliveredTo: content.deliveredTo || mail.to }];
    });
  };
  /** Uses a separate connection, so that a download does not block lists. */
  const attachment = async (id: string, key: string): Promise<AttachmentAnswer> => {
    const own = createImapConnection({ ...settings, timeout: settings.timeout ?? FILE_TIMEOUT });
    try {
      return await own.use(async (client) => {
        const uid = uidOf(client, id);
        return uid === undefined ? 'unknown' : fetchFile(client, uid, key);
      });
    } finally {
      await own.close();
    }
  };
  /** Runs a command for a mail of the inbox; false when there is none with that id. */
  const change = (id: string, act: (client: ImapFlow, uid: string) => Promise<unknown>): Promise<boolean> =>
    connection.use(async (client) => {
      const uid = uidOf(client, id);
      if (uid === undefined) return false;
      const known = await client.fetchOne(uid, { uid: true, flags: true }, { uid: true });
      if (!known || known.flags?.has('\\Deleted')) return false;
      if ((await act(client, uid)) === false) throw new ServiceError(SERVICE, 'unexpected', 'does not change a mail');
      return true;
    });
  const seen = ['\\Seen'];
  return {
    list: (search, limit) => connection.use(async (client) => (await find(client, search, limit)).map(headOf)),
    read: (search, limit) => connection.use(async (client) => whole(client, await find(client, search, limit))),
    attachment,
    thread: (id) =>
      connection.use(async (client) => {
        const uid = uidOf(client, id);
        const mail =
          uid !== undefined &&
          (await client.fetchOne(
            uid,
            { uid: true, flags: true, envelope: true, headers: ['references'] },
            { uid: true },
          ));
        if (!mail || mail.flags?.has('\\Deleted')) return undefined;
        const [messageId = null] = messageIdsOf(mail.envelope?.messageId ?? '');
        return { messageId, references: messageIdsOf(mail.headers?.toString() ?? '') };
      }),
    remove: (id) => change(id, async (client, uid) => client.messageMove(uid, await binOf(client), { uid: true })),
    mark: (id, unread) =>
      change(id, (client, uid) =>
        unread ? client.messageFlagsRemove(uid, seen, { uid: true }) : client.messageFlagsAdd(uid, seen, { uid: true }),
      ),
    close: () => connection.close(),
  };
}

/** Headers of the newest mails of a search. SELECT returns the total, so that no more are fetched than are shown. */
async function find(client: ImapFlow, search: MailSearch, limit: number): Promise<Listed[]> {
  await client.noop();
  const words = imapSearch(search);
  const messages = words ? await fetchFound(client, words, limit) : await fetchNewest(client, limit);
  const validity = validityOf(client);
  return messages
    .filter(({ flags }) => !flags?.has('\\Deleted'))
    .map((message) => listed(message, validity))
    .toSorted((one, other) => other.date.getTime() - one.date.getTime() || other.uid - one.uid);
}

async function fetchFound(client: ImapFlow, words: object, limit: number): Promise<FetchMessageObject[]> {
  const uids = await client.search(words, { uid: true });
  if (!Array.isArray(uids)) throw new ServiceError(SERVICE, 'unexpected', 'does not search');
  return uids.length === 0
    ? []
    : client.fetchAll(
        uids
          .toSorted((one, other) => one - other)
          .slice(-limit)
          .join(','),
        HEAD,
        { uid: true },
      );
}

async function fetchNewest(client: ImapFlow, limit: number): Promise<FetchMessageObject[]> {
  const count = client.mailbox ? client.mailbox.exists : 0;
  return count === 0 ? [] : client.fetchAll(`${Math.max(1, count - limit + 1)}:*`, HEAD);
}

/** UID of a mail in the selected inbox; undefined when its id belongs to another inbox. */
function uidOf(client: ImapFlow, id: string): string | undefined {
  const [, validity, uid] = /^(\d{1,20})-(\d{1,10})$/u.exec(id) ?? [];
  return validity !== undefined && validity === validityOf(client) ? uid : undefined;
}

const validityOf = ({ mailbox }: ImapFlow): string => (mailbox ? String(mailbox.uidValidity) : '');

function listed({ uid, flags, envelope, internalDate }: FetchMessageObject, validity: string): Listed {
  return {
    id: `${validity}-${uid}`,
    uid,
    from: addressOf(envelope?.from?.[0]),
    to: envelope?.to?.[0]?.address ?? '',
    subject: envelope?.subject ?? '',
    date: sentAt(envelope?.date, new Date(internalDate ?? Number.NaN)),
    unread: !flags?.has('\\Seen'),
    snippet: '',
  };
}

const addressOf = ({ name = '', address = '' }: MessageAddressObject = {}): string =>
  name === '' ? address : address === '' ? name : `${name} <${address}>`;

const DEFAULT = 'Trash';
const bins = new WeakMap<ImapFlow, string>();

/** The server's trash folder, whatever its name; created if missing. Looked up once per connection. */
async function binOf(client: ImapFlow): Promise<string> {
  const known = bins.get(client);
  if (known !== undefined) return known;
  const folders = await client.list();
  const bin =
    folders.find(({ specialUse }) => specialUse === '\\Trash') ?? folders.find(({ path }) => path === DEFAULT);
  const path = bin?.path ?? (await client.mailboxCreate(DEFAULT)).path;
  bins.set(client, path);
  return path;
}

/** The search in IMAP syntax; null for all mails. */
function imapSearch({ unread, from, subject, words }: MailSearch): SearchObject | null {
  const parts: SearchObject[] = [
    ...(unread === null ? [] : [{ seen: !unread }]),
    ...from.map((part) => ({ from: part })),
    ...subject.map((part) => ({ subject: part })),
    ...words.map((part) => ({ text: part })),
  ];
  return parts.length === 0 ? null : { deleted: false, ...all(parts) };
}

/** Conjunction: an object has each key once, so that further conditions are nested in a double negation. */
function all([first = {}, ...others]: readonly SearchObject[]): SearchObject {
  return others.length === 0 ? first : { ...first, not: { not: all(others) } };
}

/** Overhead of the transfer encoding: base64 with line breaks. */
const ENCODED = 1.4;

/** An attachment of a mail, by its UID and part number. */
async function fetchFile(client: ImapFlow, uid: string, key: string): Promise<AttachmentAnswer> {
  const mail = await client.fetchOne(uid, { uid: true, flags: true, bodyStructure: true }, { uid: true });
  const node =
    mail && !mail.flags?.has('\\Deleted') && mail.bodyStructure ? partOf(mail.bodyStructure, key) : undefined;
  if (!node) return 'unknown';
  const { name, size } = fileOf(node);
  if (size > MOST_ATTACHMENT_BYTES) return 'tooLarge';
  const fetched = await client.fetchOne(
    uid,
    { uid: true, bodyParts: [{ key, maxLength: Math.ceil(MOST_ATTACHMENT_BYTES * ENCODED) }] },
    { uid: true },
  );
  const content = fetched ? fetched.bodyParts?.get(key) : undefined;
  if (!content) return 'unknown';
  const decoded = await decodedBytes(node, content);
  if (!decoded) throw new ServiceError(SERVICE, 'refused', 'holds a file that takes too long to decode');
  return { name, content: decoded };
}
