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
  const call: ServiceCall = async (path, body) => {
    const signal = AbortSignal.timeout(timeout);
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    // No redirects, which would send the key elsewhere.
    const init: RequestInit = {
      ...sent,
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
      redirect: 'manual',
      signal,
    };
    try {
      const answer = await reach(`${url}${path}`, init, signal);
      refuseFailures(service, answer);
      return { status: answer.status, body: await readJson(service, answer) };
    } catch (error) {
      if (error instanceof ServiceError) throw error;
      throw new ServiceError(
        service,
        'unavailable',
        signal.aborted ? `does not answer within ${timeout} ms` : `cannot be reached (${codeOf(error)})`,
      );
    }
  };
  return (path, body) => askOutside(service, () => call(path, body));
}

/** One retry on a broken connection. Race: the service may close a keep-alive connection just as it is reused. */
async function reach(url: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (signal.aborted) throw error;
    return fetch(url, init);
  }
}

/** Error of the connection, without the request. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause
    ? String(cause.code)
    : 'for a reason of its own';
}

function refuseFailures(service: string, { status, headers, ok }: Response): void {
  if (ok || status === 400) return;
  const says = `answers ${status}`;
  const retryAfter = Number(headers.get('retry-after')) || undefined;
  if (status === 429) throw new ServiceError(service, 'unavailable', says, { retryAfter });
  if (status >= 500) throw new ServiceError(service, 'unavailable', says, { retryAfter });
  throw new ServiceError(service, status < 400 ? 'unexpected' : 'settings', says);
}

/** Larger than any route through Belgium. */
const MOST_BYTES = 16_000_000;

/** Parses the JSON of an answer. @throws {ServiceError} `unexpected` for anything else, such as the page of a proxy */
export async function readJson(service: string, answer: Response, mostBytes = MOST_BYTES): Promise<unknown> {
  const text = await readText(service, answer, mostBytes);
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
