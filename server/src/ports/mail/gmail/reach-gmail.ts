import { readJson } from '../../http/call-service.ts';
import { ServiceError } from '../../../kernel/service-error.ts';
import { askOutside } from '../../../kernel/work.ts';

/** Name of the service, for messages. */
export const SERVICE = 'gmail';
const TIMEOUT = 10_000;

/**
 * Sends a request, with one retry on a broken connection. Resolves with 2xx, 400, 401 and 404, which callers handle.
 * @param timeout milliseconds for the whole call, including the body
 * @throws {ServiceError} in any other case
 */
export const reachGmail = (url: string, init: RequestInit, timeout = TIMEOUT): Promise<Response> =>
  askOutside(SERVICE, () => reach(url, init, timeout));

async function reach(url: string, init: RequestInit, timeout: number): Promise<Response> {
  const signal = AbortSignal.timeout(timeout);
  // No redirects, which would send keys and tokens elsewhere.
  const ask = () => fetch(url, { ...init, redirect: 'manual', signal });
  let answer: Response;
  try {
    answer = await ask().catch((error: unknown) => (signal.aborted ? Promise.reject(error) : ask()));
  } catch {
    throw new ServiceError(
      SERVICE,
      'unavailable',
      signal.aborted ? `does not answer within ${timeout} ms` : 'cannot be reached',
    );
  }
  await refuseFailures(answer);
  return answer;
}

/** Parses the JSON of an answer. @throws {ServiceError} when it is invalid or truncated */
export async function gmailJson(answer: Response, mostBytes?: number): Promise<unknown> {
  try {
    return await readJson(SERVICE, answer, mostBytes);
  } catch (error) {
    throw error instanceof ServiceError ? error : new ServiceError(SERVICE, 'unavailable', 'breaks off its answer');
  }
}

async function refuseFailures(answer: Response): Promise<void> {
  const { status, headers, ok } = answer;
  if (ok || status === 400 || status === 401 || status === 404) return;
  // A 403 may also be the rate limit.
  const tooOften =
    status === 429 ||
    (status === 403 && JSON.stringify(await gmailJson(answer).catch(() => null)).includes('ateLimitExceeded'));
  if (!answer.bodyUsed) await answer.body?.cancel();
  const retryAfter = Number(headers.get('retry-after')) || undefined;
  const fault = tooOften || status >= 500 ? 'unavailable' : status < 400 ? 'unexpected' : 'settings';
  throw new ServiceError(SERVICE, fault, `answers ${status}`, { retryAfter });
}
