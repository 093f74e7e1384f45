import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { jwtVerify } from 'jose';
import type { TestMail } from '../../ports/mail/mail-port.contract.ts';
import { type ArrivedCall, type FakeAnswer, type FakeService, startFakeService } from '../fake-service.ts';
import { toPayload } from './gmail-payload.ts';
import { matches } from './gmail-search.ts';
import type { StoredMail } from './stored-mail.ts';

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
