import { isUncheckedObject } from '../ports/http/unchecked.ts';
import { type ArrivedCall, type FakeAnswer, type FakeService, startFakeService } from './fake-service.ts';

interface FakeMember {
  id: string;
  email_address: string;
  status: string;
  merge_fields: Record<string, string>;
  /** Unsubscribed by the member: only `pending` is accepted afterwards. */
  leftByThemselves?: boolean;
}

interface FakeItem {
  readonly id: string | number;
  readonly [property: string]: unknown;
}

/** Fake of Mailchimp's Marketing API 3.0, with its documented shapes. */
export interface FakeMailchimp extends FakeService {
  readonly members: Map<string, FakeMember>;
  readonly campaigns: FakeItem[];
  readonly templates: FakeItem[];
}

export const FAKE_KEY = 'fake0123456789-us99';
export const FAKE_LIST = 'list1';

/** A problem document in Mailchimp's format. */
export const mailchimpProblem = (status: number, title: string, detail: string): FakeAnswer => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: { type: 'https://mailchimp.com/developer/marketing/docs/errors/', title, status, detail, instance: 'a1b2' },
});
const gone = mailchimpProblem(404, 'Resource Not Found', 'The requested resource could not be found.');

/** Starts the fake on a free port. */
export async function startFakeMailchimp(): Promise<FakeMailchimp> {
  const state = { members: new Map<string, FakeMember>(), campaigns: Array<FakeItem>(), templates: Array<FakeItem>() };
  return { ...state, ...(await startFakeService((call) => answer(state, call))) };
}

type State = Pick<FakeMailchimp, 'members' | 'campaigns' | 'templates'>;

const isKeyRight = ({ headers }: ArrivedCall): boolean =>
  Buffer.from(headers.authorization?.replace(/^Basic /u, '') ?? '', 'base64')
    .toString()
    .endsWith(`:${FAKE_KEY}`);

function answer(fake: State, call: ArrivedCall): FakeAnswer {
  if (!isKeyRight(call))
    return mailchimpProblem(
      401,
      'API Key Invalid',
      "Your API key may be invalid, or you've attempted to access the wrong datacenter.",
    );
  const { method, url } = call;
  const body = isUncheckedObject(call.body) ? call.body : {};
  const [, version, kind = '', id, members, hash] = url.pathname.split('/').map(decodeURIComponent);
  if (version !== '3.0') return gone;
  if (kind === 'campaigns' || kind === 'templates')
    return method === 'GET' ? readItems(fake[kind], kind, id, url) : gone;
  if (kind !== 'lists' || id !== FAKE_LIST || members !== 'members') return gone;
  if (hash === undefined) return page([...fake.members.values()], 'members', url);
  const known = fake.members.get(hash);
  if (method === 'PUT') return put(fake, hash, known, body);
  if (!known) return gone;
  if (method === 'PATCH') Object.assign(known, body);
  return { status: 200, body: known };
}

function readItems(items: readonly FakeItem[], kind: string, id: string | undefined, url: URL): FakeAnswer {
  if (id === undefined) return page(items, kind, url);
  const item = items.find((candidate) => String(candidate.id) === id);
  return item ? { status: 200, body: item } : gone;
}

function page(rows: readonly unknown[], name: string, { searchParams }: URL): FakeAnswer {
  const [count, offset] = [Number(searchParams.get('count') ?? 10), Number(searchParams.get('offset') ?? 0)];
  if (count > 1000) return mailchimpProblem(400, 'Invalid Resource', 'The count is too large.');
  return { status: 200, body: { [name]: rows.slice(offset, offset + count), total_items: rows.length, _links: [] } };
}

function put(fake: State, hash: string, known: FakeMember | undefined, body: Record<string, unknown>): FakeAnswer {
  const email = String(body.email_address);
  if (email.endsWith('@invalid.example'))
    return mailchimpProblem(
      400,
      'Invalid Resource',
      `${email} looks fake or invalid, please enter a real email address.`,
    );
  const status = typeof body.status === 'string' ? body.status : (known?.status ?? String(body.status_if_new));
  if (known?.leftByThemselves && status === 'subscribed')
    return mailchimpProblem(
      400,
      'Member In Compliance State',
      `${email} is already a list member in compliance state due to unsubscribe, bounce, or compliance review and cannot be subscribed.`,
    );
  const fields =
    typeof body.merge_fields === 'object' && body.merge_fields !== null
      ? Object.entries(body.merge_fields).map(([name, value]) => [name, String(value)])
      : [];
  const member = { ...known, id: hash, email_address: email, status, merge_fields: Object.fromEntries(fields) };
  fake.members.set(hash, member);
  return { status: 200, body: member };
}
