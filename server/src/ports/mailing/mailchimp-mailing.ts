import {
  type CampaignKind,
  MailingError,
  type MailingPort,
  type Member,
  memberId,
  type NewMember,
  type SubscribedBy,
  type Subscription,
  type CampaignItem,
  type MemberStatus,
} from './mailing-port.ts';
import { MEMBER_STATUS_VALUES } from '@navette/openapi/enums';
import { setTimeout as pause } from 'node:timers/promises';
import { askOutside } from '../../kernel/work.ts';
import { isUncheckedObject, partOf, textOf } from '../http/unchecked.ts';

/** A list of an account. */
export interface MailchimpSettings extends MailchimpAccess {
  readonly listId: string;
}

/** Maximum rows of an answer. */
const PAGE = 1000;

const moment = (value: unknown): Date | null => {
  const date = new Date(textOf(value) ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
};
const unexpected = () => new MailingError('failed', 'answers something else than the interface describes');

const READ = { campaigns: readCampaign, templates: readTemplate } as const;
const FIRST = {
  campaigns: 'sort_field=create_time&sort_dir=DESC',
  templates: 'type=user&sort_field=date_created&sort_dir=DESC',
} as const;

/** A mailing list at Mailchimp, by its Marketing API 3.0. */
export function createMailchimpMailing({ listId, ...access }: MailchimpSettings): MailingPort {
  const call = createMailchimpCall(access);
  const pathOf = (list = listId) => `/lists/${encodeURIComponent(list)}/members`;
  return {
    subscribe: (member, by, list) => subscribe(call, `${pathOf(list)}/${memberId(member.email)}`, member, by),
    async unsubscribe(id, list) {
      const answer = await call('PATCH', `${pathOf(list)}/${encodeURIComponent(id)}`, { status: 'unsubscribed' });
      if (answer.status === 400) throw new MailingError('refused', detailOf(answer.body));
      return answer.status !== 404;
    },
    async members(list) {
      const rows = await allRows(call, pathOf(list), 'members');
      return rows
        .map((row) => readMember(row))
        .filter((member): member is Member => member !== undefined)
        .sort((one, other) => (one.email < other.email ? -1 : 1));
    },
    items: async (kind) => (await allRows(call, `/${kind}`, kind, FIRST[kind])).map((row) => READ[kind](row)),
    async item(kind: CampaignKind, id) {
      const answer = await call('GET', `/${kind}/${encodeURIComponent(id)}`);
      return answer.status === 200 ? READ[kind](answer.body) : undefined;
    },
  };
}

/**
 * Puts a member: `status` applies to known and unknown ones, `status_if_new` to unknown ones only, so that an import does not resubscribe anybody. A
 * member who unsubscribed can only be invited: the service then requires `pending`.
 */
async function subscribe(
  call: MailchimpCall,
  path: string,
  member: NewMember,
  by: SubscribedBy,
): Promise<Subscription> {
  const merge_fields = { NAME: member.name ?? '', PHONE: member.phone ?? '', ADDRESS: member.address ?? '' };
  const put = (status: NewMember['status']) =>
    call('PUT', path, {
      email_address: member.email.trim(),
      status_if_new: status,
      ...(by === 'person' && { status }),
      merge_fields,
    });
  let answer = await put(member.status);
  if (by === 'person' && isCompliance(answer)) answer = await put('pending');
  if (answer.status === 404) throw new MailingError('settings', detailOf(answer.body));
  if (answer.status === 400) throw new MailingError('refused', detailOf(answer.body));
  const known = readMember(answer.body);
  if (!known) throw new MailingError('failed', 'answers with no member');
  return { id: known.id, status: known.status };
}

const isCompliance = ({ status, body }: MailchimpAnswer): boolean =>
  status === 400 && isUncheckedObject(body) && body.title === 'Member In Compliance State';

/** All rows of a list, page by page. */
async function allRows(call: MailchimpCall, path: string, name: string, order = ''): Promise<unknown[]> {
  const found: unknown[] = [];
  for (;;) {
    const { status, body } = await call('GET', `${path}?count=${PAGE}&offset=${found.length}${order && `&${order}`}`);
    if (status === 404) throw new MailingError('settings', detailOf(body));
    if (status === 400) throw new MailingError('failed', detailOf(body));
    const { rows, total } = readPage(body, name);
    found.push(...rows);
    if (rows.length === 0 || found.length >= total) return found;
  }
}

const STATUSES: ReadonlyMap<unknown, MemberStatus> = new Map(MEMBER_STATUS_VALUES.map((status) => [status, status]));

/** A member; undefined for other contacts, such as `transactional` and `archived` ones. */
function readMember(value: unknown): Member | undefined {
  if (!isUncheckedObject(value)) throw unexpected();
  const [id, email, status] = [textOf(value.id), textOf(value.email_address), STATUSES.get(value.status)];
  if (id === null || email === null) throw unexpected();
  return (
    status && {
      id,
      email,
      name: textOf(partOf(value, 'merge_fields').NAME)?.slice(0, 200) ?? textOf(value.full_name),
      status,
    }
  );
}

/** The rows of an answer, with their total. */
function readPage(body: unknown, name: string): { rows: readonly unknown[]; total: number } {
  const rows = isUncheckedObject(body) ? body[name] : undefined;
  if (!isUncheckedObject(body) || !Array.isArray(rows)) throw unexpected();
  return { rows, total: typeof body.total_items === 'number' ? body.total_items : rows.length };
}

function readCampaign(value: unknown): CampaignItem {
  if (!isUncheckedObject(value) || textOf(value.id) === null) throw unexpected();
  const { title, subject_line } = partOf(value, 'settings');
  const named = {
    title: (textOf(title) ?? textOf(subject_line) ?? String(value.id)).slice(0, 200),
    listName: textOf(partOf(value, 'recipients').list_name)?.slice(0, 200) ?? null,
  };
  return {
    id: String(value.id),
    ...named,
    sent: value.status === 'sent' || value.status === 'sending',
    sendTime: moment(value.send_time),
    thumbnail: null,
  };
}

function readTemplate(value: unknown): CampaignItem {
  if (!isUncheckedObject(value) || (typeof value.id !== 'number' && textOf(value.id) === null)) throw unexpected();
  return {
    id: String(value.id),
    title: (textOf(value.name) ?? String(value.id)).slice(0, 200),
    listName: null,
    sent: null,
    sendTime: null,
    thumbnail: textOf(value.thumbnail),
  };
}

interface MailchimpAccess {
  /** `<secret>-<data center>`, such as `0123…cdef-us21`. */
  readonly apiKey: string;
  /** Origin of the service, if it is not the one in the key. */
  readonly url?: string | undefined;
  /** Milliseconds per call. */
  readonly timeout?: number;
}

/** A successful answer, or a refusal with a reason. */
interface MailchimpAnswer {
  readonly status: number;
  readonly body: unknown;
}

const TIMEOUT = 10_000;

/** Pause before a retry, ms: the service allows ten concurrent calls. */
const PAUSE_WHEN_BUSY = 1_000;

/** Calls the Marketing API (version 3.0). Resolves with 2xx, 400 and 404; rejects with the fault otherwise. */
type MailchimpCall = (method: 'GET' | 'PUT' | 'PATCH', path: string, body?: object) => Promise<MailchimpAnswer>;

function createMailchimpCall({ apiKey, url, timeout = TIMEOUT }: MailchimpAccess): MailchimpCall {
  const origin = url ?? `https://${apiKey.split('-').at(-1)}.api.mailchimp.com`;
  const authorization = `Basic ${Buffer.from(`navette:${apiKey}`).toString('base64')}`;
  const once = async (method: string, path: string, body?: object): Promise<Response> => {
    const sent = body && { body: JSON.stringify(body) };
    try {
      // No redirects, which would send the key elsewhere.
      const init: RequestInit = {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        ...sent,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      };
      return await askOutside('mailchimp', () => fetch(`${origin}/3.0${path}`, init));
    } catch (error) {
      throw new MailingError('unavailable', 'no answer', { cause: error });
    }
  };
  return async (method, path, body) => {
    let answer = await once(method, path, body);
    if (answer.status === 429) {
      await answer.body?.cancel();
      await pause(Math.min(PAUSE_WHEN_BUSY, timeout));
      answer = await once(method, path, body);
    }
    return read(answer);
  };
}

async function read(answer: Response): Promise<MailchimpAnswer> {
  const { status } = answer;
  const body = await answer.json().catch(() => undefined);
  if (status === 429) throw new MailingError('unavailable', 'too many calls at once', { retryAfter: 60 });
  if (status === 401 || status === 403) throw new MailingError('settings', detailOf(body));
  if (status >= 500) throw new MailingError(status === 503 ? 'unavailable' : 'failed', `answers ${status}`);
  const expected = (status >= 200 && status < 300) || status === 400 || status === 404;
  if (!expected || (typeof body !== 'object' && status !== 204))
    throw new MailingError('failed', `answers ${status} with something else than the interface describes`);
  return { status, body };
}

/** Detail of a problem document of the service. */
const detailOf = (body: unknown): string =>
  isUncheckedObject(body) ? (textOf(body.detail) ?? textOf(body.title) ?? '').slice(0, 300) : '';
