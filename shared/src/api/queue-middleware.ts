import type { Middleware } from 'openapi-fetch';
import type { ListCache } from './list-cache.ts';
import { problemOfResponse, transportProblem } from './problem.ts';
import { noteOwnChange } from './own-changes.ts';
import { pathOf, type RecordVersions } from './record-versions.ts';
import type { RequestQueue, Job } from './request-queue.ts';
import { ReadResponse, sendWithProgress, type OnProgress } from './read-response.ts';
import { readByPost } from '@navette/openapi/reads';
import type { paths } from '@navette/openapi/types';

/** Session functions that sending a request needs. */
export interface SessionPort {
  /** Bearer token of the signed-in user; `null` without a session. */
  readonly getToken: () => string | null;
  /**
   * Called on 401 with the refused token. Resolves true when the same user has another token, if need be after a new sign-in: the call is then
   * retried. The queue is paused until it settles.
   */
  readonly onUnauthorized: (token: string | null) => Promise<boolean>;
  /** Names the trace that a call belongs to; undefined while nothing is traced. */
  readonly traceOfCall?: (() => string | undefined) | undefined;
  readonly early?: EarlyAnswers | undefined;
}

/** Answers to requests that were sent before the code that needs them was there. */
export interface EarlyAnswers {
  /** Finds the answer to exactly this request; synchronous where there is none, so that calls keep their order. */
  readonly take: (request: Request, token: string | null) => Promise<Send | undefined> | undefined;
  /** Discards those that nobody has taken: this page changes what they say. */
  readonly drop: () => void;
}

/** As `fetch`. */
export type Send = (request: Request, init: { readonly signal: AbortSignal }) => Promise<Response>;

/** Caches of answers in the browser. */
export interface KeptAnswers {
  readonly lists: () => ListCache | undefined;
  readonly versions: RecordVersions;
}

/**
 * openapi-fetch middleware that sends requests through the queue: with timeout, token, ETag of the cached list and `If-Match` of a PUT; retries after
 * a 401 once the session is renewed. It replaces `fetch`, so that its errors reach the caller unchanged.
 * @throws {ApiProblem} for every response that is not a success
 */
export function queueMiddleware(queue: RequestQueue, session: SessionPort, kept: KeptAnswers): Middleware {
  const { lists, versions } = kept;
  return {
    onRequest: async ({ request, schemaPath }) => {
      const path = pathOf(request.url);
      const meant = request.method === 'PUT' ? versions.meant(path) : undefined;
      if (meant !== undefined) request.headers.set('If-Match', meant);
      // Read when the call is made, not when it leaves the queue: the user's click came before the queue.
      const trace = session.traceOfCall?.();
      if (trace !== undefined) request.headers.set('traceparent', trace);
      const kind = kindOf(request.method, schemaPath, optionsOf(request));
      // The token of the caller, even if another user signs in while the call is queued.
      let token = session.getToken();
      const renewed = async () => {
        const repeat = await session.onUnauthorized(token);
        token = session.getToken();
        return repeat;
      };
      // Session calls and background calls change no list, and are not made by the user.
      const isWrite = kind.write && kind.renews && kind.lane === 'user';
      const noteWrite = () => {
        if (!isWrite) return;
        noteOwnChange();
        session.early?.drop();
      };
      noteWrite();
      // A call that begins a trace has to be sent by itself.
      const waiting = kind.write || trace !== undefined ? undefined : session.early?.take(request, token);
      let early = waiting && (await waiting);
      const response = await queue.add<Response>({
        ...kind,
        // It has been sent already.
        immediate: kind.immediate || early !== undefined,
        signal: request.signal,
        run: (signal) => {
          const send = (asked: Request) => {
            const ahead = early;
            early = undefined;
            return attempt(withToken(asked, token), signal, { ...kind, ahead });
          };
          return (kind.tagged && lists()?.ask(request, send)) || send(request);
        },
        again: ({ status }) => (status === 401 && kind.renews ? renewed() : undefined),
      });
      noteWrite();
      if (!response.ok) throw await problemOfResponse(response);
      versions.learn(path, response);
      return response;
    },
  };
}

/** A copy for each attempt: a body can be read once. */
function withToken(request: Request, token: string | null): Request {
  const copy = request.clone();
  if (token !== null) copy.headers.set('Authorization', `Bearer ${token}`);
  return copy;
}

/** openapi-fetch copies unknown options to the request. */
const optionsOf = (request: Request): CallOptions => ({
  priority: Reflect.get(request, 'priority'),
  timeout: Reflect.get(request, 'timeout'),
  onProgress: Reflect.get(request, 'onProgress'),
});

/**
 * Sends a request once and waits for the whole answer, body included, so that the queue sends the next call only when this one is over.
 * @param how `timeout` in milliseconds; `onProgress` follows the upload of the body; `ahead` gives the answer when the request was sent early
 * @throws {ApiProblem} `network` or `timeout`; the signal's reason when it aborts
 */
async function attempt(
  request: Request,
  signal: AbortSignal,
  { timeout, onProgress, ahead }: Pick<RequestKind, 'timeout' | 'onProgress'> & { readonly ahead: Send | undefined },
): Promise<ReadResponse> {
  const controller = new AbortController();
  const onAbort = () => controller.abort(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    controller.abort();
  }, timeout);
  try {
    signal.throwIfAborted();
    const response = await (onProgress
      ? sendWithProgress(request, controller, onProgress)
      : (ahead ?? fetch)(request, { signal: controller.signal }));
    // JSON as text, which the browser decodes while it arrives.
    const body = await (isJson(response) ? response.text() : response.arrayBuffer());
    const { status, statusText, headers } = response;
    return new ReadResponse(body, { status, statusText, headers });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw transportProblem(late ? 'timeout' : 'network', 0, error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}

const isJson = ({ headers }: Response) => /^application\/(?:[\w.-]+\+)?json\b/.test(headers.get('Content-Type') ?? '');

/** Priority, timeout and caching of a call. */
interface RequestKind extends Pick<Job<unknown>, 'lane'> {
  readonly write: boolean;
  readonly immediate: boolean;
  /** Retried after a 401, once the session is renewed. */
  readonly renews: boolean;
  readonly supersedes?: string;
  /** Milliseconds that one attempt may take. */
  readonly timeout: number;
  /** Follows the upload of its body. */
  readonly onProgress?: OnProgress;
  /** The answer is a list with an ETag, which is cached. */
  readonly tagged: boolean;
}

type Path = keyof paths;

/** POST operations that only read (specification/shell.md#calls), as the contract marks them. */
const READS_BY_POST: ReadonlySet<string> = new Set(readByPost);

/** Sign-in and renewal bypass the queue, which may be paused waiting for them. Sign-out is queued behind earlier writes. */
const SESSION_CALLS: ReadonlySet<string> = new Set<Path>([
  '/auth/adminlogin',
  '/auth/password',
  '/auth/session',
  '/auth/renew',
  '/auth/activity',
  '/auth/secondfactor/start',
  '/auth/secondfactor/confirm',
]);

/** Downloads and searches bypass the queue: they take long. */
const LONG: ReadonlySet<string> = new Set<Path>([
  '/service/plan/propose',
  '/service/gmail/getAttachment',
  '/service/invoice/pdf',
  '/service/invoice/reminders/pdf',
]);

const TIMELINE: Path = '/service/booking/timeline';

/** Day lists are polled and seldom change: cached by ETag. */
const TAGGED: ReadonlySet<string> = new Set<Path>(['/service/booking/byDate', TIMELINE]);

/** Timeout of one attempt, ms: a call that hangs would block the whole queue. */
const TIMEOUT = 30_000;
const TIMELINE_TIMEOUT = 15_000;

/** Options of a call besides those of the contract. */
interface CallOptions {
  readonly priority?: unknown;
  readonly timeout?: unknown;
  readonly onProgress?: unknown;
}

const isListener = (value: unknown): value is OnProgress => typeof value === 'function';

/**
 * Priority, timeout and caching of a call, from its method and path.
 * @param options options besides the contract's parameters: `priority: 'low'` (as for `fetch`) marks a poll, `timeout` is in milliseconds,
 * `onProgress` gets the share of the body that is sent
 */
export function kindOf(method: string, path: string, options: CallOptions = {}): RequestKind {
  const write = method !== 'GET' && !READS_BY_POST.has(path);
  return {
    lane: options.priority === 'low' ? 'background' : 'user',
    write,
    immediate: SESSION_CALLS.has(path) || LONG.has(path),
    renews: !SESSION_CALLS.has(path),
    ...(path === TIMELINE && { supersedes: path }),
    timeout: typeof options.timeout === 'number' ? options.timeout : path === TIMELINE ? TIMELINE_TIMEOUT : TIMEOUT,
    tagged: TAGGED.has(path),
    ...(isListener(options.onProgress) && { onProgress: options.onProgress }),
  };
}
