import { ServiceError } from '../../../kernel/service-error.ts';
import type { GmailTokens } from './gmail-tokens.ts';
import { gmailJson, reachGmail, SERVICE } from './reach-gmail.ts';

/** A successful answer; undefined when there is no such mail. */
export type GmailAnswer = { readonly body: unknown } | undefined;

/** Calls the mailbox: a POST with a body, else a GET. */
export type GmailCall = (path: string, body?: object, patience?: Patience) => Promise<GmailAnswer>;

/** Limits of a call. */
interface Patience {
  /** Milliseconds for the whole call. */
  readonly timeout: number;
  /** Maximum bytes of the answer. */
  readonly mostBytes: number;
}

interface Options {
  /** Origin of the API. */
  readonly url: string;
  /** Address of the mailbox. */
  readonly user: string;
  readonly tokens: GmailTokens;
  readonly timeout?: number | undefined;
}

/** Calls of the Gmail API. A refused token is renewed once. */
export function createGmailCall({ url, user, tokens, timeout }: Options): GmailCall {
  const mailbox = `${url}/gmail/v1/users/${encodeURIComponent(user)}`;
  return async (path, body, patience) => {
    const once = async (): Promise<Response> => {
      const token = await tokens.get();
      const sent = body && { method: 'POST', body: JSON.stringify(body) };
      const answer = await reachGmail(
        `${mailbox}${path}`,
        {
          ...sent,
          headers: {
            accept: 'application/json',
            authorization: `Bearer ${token}`,
            ...(body && { 'content-type': 'application/json' }),
          },
        },
        timeout ?? patience?.timeout,
      );
      if (answer.status === 401) tokens.drop(token);
      return answer;
    };
    let answer = await once();
    if (answer.status === 401) {
      await answer.body?.cancel();
      answer = await once();
    }
    if (answer.ok) return { body: await gmailJson(answer, patience?.mostBytes) };
    await answer.body?.cancel();
    if (answer.status === 404) return undefined;
    throw new ServiceError(SERVICE, answer.status === 401 ? 'settings' : 'refused', `answers ${answer.status}`);
  };
}
