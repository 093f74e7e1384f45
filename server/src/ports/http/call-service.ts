import { ServiceError } from '../../kernel/service-error.ts';
import { askOutside } from '../../kernel/work.ts';
import { isUncheckedObject, listOf, partOf, textOf } from './unchecked.ts';

/** Access to an external service. */
export interface ServiceAccess {
  /** Name of the service, for messages. */
  readonly service: string;
  /** Its URL, without a trailing slash. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds for a whole call; 4 seconds by default. */
  readonly timeout?: number | undefined;
}

/** A successful answer, or a refusal with a reason. */
interface ServiceAnswer {
  /** 200 to 299, or 400. */
  readonly status: number;
  /** JSON, of any shape. */
  readonly body: unknown;
}

/** Calls the service: a POST with a body, else a GET. */
type ServiceCall = (path: string, body?: object) => Promise<ServiceAnswer>;

const TIMEOUT = 4_000;

/**
 * Client of a JSON service with keep-alive connections. Resolves with 2xx and 400, whose body gives the reason.
 * @throws {ServiceError} in any other case
 */
export function createServiceCall({ service, url, headers, timeout = TIMEOUT }: ServiceAccess): ServiceCall {
  return (path, body) =>
    askOutside(service, async () => {
      const answer = await reach(service, `${url}${path}`, jsonRequest(body, headers), { timeout });
      return { status: answer.status, body: await readJson(service, answer) };
    });
}

/** A POST with a body, else a GET. */
export const jsonRequest = (body: object | undefined, headers: ServiceAccess['headers']): RequestInit => ({
  ...(body && { method: 'POST', body: JSON.stringify(body) }),
  headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
});

interface Reach {
  /** Milliseconds for the whole call, including the body. */
  readonly timeout: number;
  /** Statuses that the caller handles beside 2xx; 400 by default. */
  readonly handled?: readonly number[];
}

/**
 * Sends a request, which a signal of its own may end, without redirects, which would send keys and tokens elsewhere. One retry on a broken connection: the service may close a kept-alive
 * one just as it is reused.
 * @throws {ServiceError} for a status that is not handled, and without an answer
 */
export async function reach(
  service: string,
  url: string,
  init: RequestInit,
  { timeout, handled = [400] }: Reach,
): Promise<Response> {
  const late = AbortSignal.timeout(timeout);
  const signal = init.signal ? AbortSignal.any([init.signal, late]) : late;
  const ask = () => fetch(url, { ...init, redirect: 'manual', signal });
  const answer = await ask()
    .catch((error: unknown) => (signal.aborted ? Promise.reject(error) : ask()))
    .catch((error: unknown) => {
      const why = signal.aborted ? `does not answer within ${timeout} ms` : `cannot be reached (${codeOf(error)})`;
      throw new ServiceError(service, 'unavailable', why);
    });
  if (!answer.ok && !handled.includes(answer.status)) throw await failureOf(service, answer);
  return answer;
}

/** Error of the connection, without the request. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause
    ? String(cause.code)
    : 'for a reason of its own';
}

async function failureOf(service: string, answer: Response): Promise<ServiceError> {
  const { status, headers } = answer;
  // A 403 of Google may also be the rate limit.
  const text = status === 403 ? await readText(service, answer, MOST_BYTES).catch(() => '') : '';
  if (!answer.bodyUsed) await answer.body?.cancel();
  const isAway = status === 429 || status >= 500 || text.includes('ateLimitExceeded');
  const retryAfter = Number(headers.get('retry-after')) || undefined;
  const fault = isAway ? 'unavailable' : status < 400 ? 'unexpected' : 'settings';
  return new ServiceError(service, fault, `answers ${status}`, { retryAfter });
}

/** Larger than any route through Belgium. */
const MOST_BYTES = 16_000_000;

/** Parses the JSON of an answer. @throws {ServiceError} `unexpected` for anything else, such as the page of a proxy */
export async function readJson(service: string, answer: Response, mostBytes = MOST_BYTES): Promise<unknown> {
  const text = await readText(service, answer, mostBytes).catch((error: unknown) => {
    throw error instanceof ServiceError ? error : new ServiceError(service, 'unavailable', 'breaks off its answer');
  });
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw new ServiceError(service, 'unexpected', `answers ${answer.status} with something that is no JSON`);
  }
}

async function readText(service: string, { body }: Response, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new ServiceError(service, 'unexpected', 'answers without end');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Fault of a 400 of Google's APIs: a wrong key is also a 400, distinguished by its details. */
export function googleRefusal(service: string, body: unknown): ServiceError {
  const error = partOf(body, 'error');
  const reasons = (listOf(error, 'details') ?? []).map((detail) =>
    isUncheckedObject(detail) ? detail.reason : undefined,
  );
  if (reasons.includes('API_KEY_INVALID')) return new ServiceError(service, 'settings', 'does not know the key');
  const status = textOf(error.status);
  return new ServiceError(service, status === null ? 'unexpected' : 'refused', `answers ${String(status)}`);
}
