import { setTimeout as pause } from 'node:timers/promises';
import { askOutside } from '../../../kernel/work/outside.ts';
import { MailingError } from '../mailing-port.ts';

/** Access to Mailchimp. */
export interface MailchimpAccess {
  /** `<secret>-<data center>`, such as `0123…cdef-us21`. */
  readonly apiKey: string;
  /** Origin of the service, if it is not the one in the key. */
  readonly url?: string | undefined;
  /** Milliseconds per call. */
  readonly timeout?: number;
}

/** A successful answer, or a refusal with a reason. */
export interface MailchimpAnswer {
  readonly status: number;
  readonly body: unknown;
}

const TIMEOUT = 10_000;
/** Pause before a retry, ms: the service allows ten concurrent calls. */
const PAUSE_WHEN_BUSY = 1_000;

/** Calls the Marketing API (version 3.0). Resolves with 2xx, 400 and 404; rejects with the fault otherwise. */
export type MailchimpCall = (method: 'GET' | 'PUT' | 'PATCH', path: string, body?: object) => Promise<MailchimpAnswer>;

export function createMailchimpCall({ apiKey, url, timeout = TIMEOUT }: MailchimpAccess): MailchimpCall {
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
export function detailOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const { detail, title }: { detail?: unknown; title?: unknown } = body;
  return typeof detail === 'string' ? detail.slice(0, 300) : typeof title === 'string' ? title.slice(0, 300) : '';
}
