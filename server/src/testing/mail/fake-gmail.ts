import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { jwtVerify } from 'jose';
import type { TestMail } from '../../ports/mail/mail-port.contract.ts';
import { type ArrivedCall, type FakeAnswer, type FakeService, startFakeService } from '../fake-service.ts';
import { fold } from '@navette/shared/domain';

/** Fake of Gmail's REST API (v1) and of Google's token endpoint, with their documented shapes. */
export interface FakeGmail extends FakeService {
  readonly user: string;
  readonly mails: Map<string, StoredMail>;
  /** Key and address of the service account with delegation for the mailbox. */
  readonly account: { readonly email: string; readonly key: KeyObject };
  /** Scopes granted by the mailbox owner. */
  readonly grant: { readonly clientId: string; readonly clientSecret: string; readonly refreshToken: string };
  /** Valid tokens. */
  readonly tokens: Set<string>;
  arrive(mails: readonly TestMail[]): void;
}

const error = (code: number, status: string): FakeAnswer => ({
  status: code,
  body: { error: { code, message: status, errors: [{ message: status, domain: 'global', reason: status }], status } },
});
const notFound = error(404, 'NOT_FOUND');

/** @param pageSize most ids in a page, whatever is requested */
export async function startFakeGmail({ pageSize = 500 } = {}): Promise<FakeGmail> {
  const user = 'office@navette.example';
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account = { email: 'mail@navette.iam.example', key: privateKey };
  const grant = { clientId: 'client', clientSecret: 'secret+/=', refreshToken: '1//refresh' };
  const [mails, tokens] = [new Map<string, StoredMail>(), new Set<string>()];
  let [ids, given] = [0x18_f0_00_00, 0];
  const service = await startFakeService((call) =>
    call.url.pathname === '/token'
      ? token(call)
      : tokens.has(call.headers.authorization?.replace('Bearer ', '') ?? '')
        ? mailbox(call)
        : error(401, 'UNAUTHENTICATED'),
  );

  async function token({ body }: ArrivedCall): Promise<FakeAnswer> {
    const form = new URLSearchParams(String(body));
    const refused = { status: 400, body: { error: 'invalid_grant', error_description: 'Bad Request' } };
    if (form.get('grant_type') === 'refresh_token') {
      const isGranted =
        form.get('client_id') === grant.clientId &&
        form.get('client_secret') === grant.clientSecret &&
        form.get('refresh_token') === grant.refreshToken;
      if (!isGranted) return refused;
    } else {
      const assertion = await jwtVerify(form.get('assertion') ?? '', publicKey, {
        algorithms: ['RS256'],
        issuer: account.email,
        subject: user,
        audience: `${service.url}/token`,
      }).catch(() => undefined);
      if (
        form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer' ||
        assertion?.payload.scope !== 'https://www.googleapis.com/auth/gmail.modify'
      )
        return refused;
    }
    given += 1;
    tokens.add(`ya29.${given}`);
    return { status: 200, body: { access_token: `ya29.${given}`, expires_in: 3599, token_type: 'Bearer' } };
  }

  function mailbox({ method, url, body }: ArrivedCall): FakeAnswer {
    const base = `/gmail/v1/users/${encodeURIComponent(user)}/messages`;
    if (!url.pathname.startsWith(base)) return error(403, 'PERMISSION_DENIED');
    const [, id = '', act = '', attachment = ''] = url.pathname.slice(base.length).split('/');
    if (id === '') return list(url.searchParams);
    if (!/^[0-9a-f]+$/u.test(id)) return error(400, 'INVALID_ARGUMENT');
    const mail = mails.get(id);
    if (!mail) return notFound;
    if (act === '' && method === 'GET')
      return { status: 200, body: message(mail, url.searchParams.get('format') ?? 'full') };
    if (act === 'attachments') return attached(mail, attachment);
    if (method !== 'POST') return notFound;
    change(mail, act === 'trash' ? { addLabelIds: ['TRASH'], removeLabelIds: ['INBOX'] } : body);
    return { status: 200, body: message(mail, 'minimal') };
  }

  function list(query: URLSearchParams): FakeAnswer {
    const found = [...mails.values()]
      .filter(
        (mail) =>
          query.getAll('labelIds').every((label) => mail.labels.has(label)) && matches(mail, query.get('q') ?? ''),
      )
      .toSorted((one, other) => other.date.getTime() - one.date.getTime());
    const from = Number(query.get('pageToken') ?? 0);
    const until = from + Math.min(Number(query.get('maxResults') ?? 100), pageSize);
    const page = found.slice(from, until).map(({ id }) => ({ id, threadId: id }));
    return {
      status: 200,
      body: {
        ...(page.length > 0 && { messages: page }),
        ...(until < found.length && { nextPageToken: String(until) }),
        resultSizeEstimate: found.length,
      },
    };
  }

  return {
    ...service,
    user,
    mails,
    account,
    grant,
    tokens,
    arrive: (arriving) => {
      for (const mail of arriving) {
        const id = (ids += 1).toString(16);
        mails.set(id, { ...mail, id, labels: new Set(['INBOX', 'UNREAD']) });
      }
    },
  };
}

function message(mail: StoredMail, format: string): object {
  const known = {
    id: mail.id,
    threadId: mail.id,
    labelIds: [...mail.labels],
    historyId: '1',
    internalDate: String(mail.date.getTime()),
    sizeEstimate: 1000,
    snippet: snippet(mail.text),
  };
  return format === 'minimal' ? known : { ...known, payload: toPayload(mail, format === 'full') };
}

const snippet = (text: string): string =>
  text.replaceAll(/\s+/gu, ' ').trim().replaceAll('&', '&amp;').replaceAll("'", '&#39;');

function attached({ image, attachment }: StoredMail, id: string): FakeAnswer {
  const content = id === 'image' ? image?.content : attachment?.content;
  return content ? { status: 200, body: { size: content.length, data: content.toString('base64url') } } : notFound;
}

function change({ labels }: StoredMail, body: unknown): void {
  const { addLabelIds = [], removeLabelIds = [] }: { addLabelIds?: string[]; removeLabelIds?: string[] } =
    typeof body === 'object' && body !== null ? body : {};
  addLabelIds.forEach((label) => labels.add(label));
  removeLabelIds.forEach((label) => labels.delete(label));
}

interface StoredMail extends TestMail {
  readonly id: string;
  readonly labels: Set<string>;
}

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
function toPayload(
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

const TERM = /(?:(\w+):)?(?:"([^"]*)"|(\S+))/gu;

/** Whole words of a text in order, as Gmail matches them. */
const words = (text: string): string =>
  ` ${
    fold(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

/** Whether a mail matches a search. Unquoted operators work as at Gmail, as far as tests need to prove that users can't inject them. */
function matches({ from, subject, text, labels }: StoredMail, q: string): boolean {
  return [...q.matchAll(TERM)].every(([, name, quoted, bare = '']) => {
    const wanted = words(quoted ?? bare);
    if (name === 'is') return bare === 'unread' ? labels.has('UNREAD') : bare === 'read' && !labels.has('UNREAD');
    if (name === 'from') return words(from).includes(wanted);
    if (name === 'subject') return words(subject).includes(wanted);
    if (name !== undefined) throw new Error(`the operator ${name} is let through`);
    return wanted.trim() === '' || words(`${from} ${subject} ${text}`).includes(wanted);
  });
}
