import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

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

/** A recorded call. */
export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown> | undefined;
}

/** A scripted failure: a status and a body, or no answer. */
export type ScriptedFailure = { readonly status: number; readonly body: unknown } | 'silence' | 'hang up';

/** Fake of Mailchimp's Marketing API 3.0, with its documented shapes. */
export interface FakeMailchimp {
  readonly url: string;
  readonly members: Map<string, FakeMember>;
  readonly campaigns: FakeItem[];
  readonly templates: FakeItem[];
  readonly calls: FakeCall[];
  /** Scripted failures of the next calls, in order. */
  readonly failures: ScriptedFailure[];
  close(): Promise<void>;
}

export const FAKE_KEY = 'fake0123456789-us99';
export const FAKE_LIST = 'list1';

/** A problem document in Mailchimp's format. */
export const mailchimpProblem = (status: number, title: string, detail: string) => ({
  status,
  body: { type: 'https://mailchimp.com/developer/marketing/docs/errors/', title, status, detail, instance: 'a1b2' },
});
const gone = mailchimpProblem(404, 'Resource Not Found', 'The requested resource could not be found.');

/** Starts the fake on a free port. */
export async function startFakeMailchimp(): Promise<FakeMailchimp> {
  const fake = {
    members: new Map<string, FakeMember>(),
    campaigns: Array<FakeItem>(),
    templates: Array<FakeItem>(),
    calls: Array<FakeCall>(),
    failures: Array<ScriptedFailure>(),
  };
  const server = createServer((request, response) => void answer(fake, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { ...fake, url: `http://127.0.0.1:${port}`, close };
}

type State = Omit<FakeMailchimp, 'url' | 'close'>;
interface Answer {
  status: number;
  body: unknown;
}

async function answer(fake: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const content = await text(request);
  const url = new URL(request.url ?? '', 'http://fake');
  const body: Record<string, unknown> | undefined = content ? JSON.parse(content) : undefined;
  fake.calls.push({ method: request.method ?? '', path: url.pathname, body });
  const failure = fake.failures.shift();
  if (failure === 'silence') return;
  if (failure === 'hang up') return void request.socket.destroy();
  const { status, body: sent } =
    failure ??
    (isKeyRight(request)
      ? act(fake, request.method ?? '', url, body)
      : mailchimpProblem(
          401,
          'API Key Invalid',
          "Your API key may be invalid, or you've attempted to access the wrong datacenter.",
        ));
  response
    .writeHead(status, { 'content-type': status >= 400 ? 'application/problem+json' : 'application/json' })
    .end(typeof sent === 'string' ? sent : JSON.stringify(sent));
}

const isKeyRight = ({ headers }: IncomingMessage): boolean =>
  Buffer.from(headers.authorization?.replace(/^Basic /u, '') ?? '', 'base64')
    .toString()
    .endsWith(`:${FAKE_KEY}`);

function act(fake: State, method: string, url: URL, body: Record<string, unknown> = {}): Answer {
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

function readItems(items: readonly FakeItem[], kind: string, id: string | undefined, url: URL): Answer {
  if (id === undefined) return page(items, kind, url);
  const item = items.find((candidate) => String(candidate.id) === id);
  return item ? { status: 200, body: item } : gone;
}

function page(rows: readonly unknown[], name: string, { searchParams }: URL): Answer {
  const [count, offset] = [Number(searchParams.get('count') ?? 10), Number(searchParams.get('offset') ?? 0)];
  if (count > 1000) return mailchimpProblem(400, 'Invalid Resource', 'The count is too large.');
  return { status: 200, body: { [name]: rows.slice(offset, offset + count), total_items: rows.length, _links: [] } };
}

function put(fake: State, hash: string, known: FakeMember | undefined, body: Record<string, unknown>): Answer {
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
