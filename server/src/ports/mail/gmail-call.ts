import { ServiceError } from '../../kernel/service-error.ts';
import { jsonRequest, reach, readJson } from '../http/call-service.ts';
import { askOutside } from '../../kernel/work.ts';
import { SignJWT } from 'jose';
import { isUncheckedObject, textOf } from '../http/unchecked.ts';
import type { GmailSettings } from './gmail-settings.ts';

/** A successful answer; undefined when there is no such mail. */
type GmailAnswer = { readonly body: unknown } | undefined;

/** Calls the mailbox: a POST with a body, else a GET. */
export type GmailCall = (path: string, body?: object, patience?: Patience) => Promise<GmailAnswer>;

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
      const request = jsonRequest(body, { authorization: `Bearer ${token}` });
      const answer = await reachGmail(`${mailbox}${path}`, request, timeout ?? patience?.timeout);
      if (answer.status === 401) tokens.drop(token);
      return answer;
    };
    let answer = await once();
    if (answer.status === 401) {
      await answer.body?.cancel();
      answer = await once();
    }
    if (answer.ok) return { body: await readJson(SERVICE, answer, patience?.mostBytes) };
    await answer.body?.cancel();
    if (answer.status === 404) return undefined;
    throw new ServiceError(SERVICE, answer.status === 401 ? 'settings' : 'refused', `answers ${answer.status}`);
  };
}

/** Name of the service, for messages. */
export const SERVICE = 'gmail';
const TIMEOUT = 10_000;

/** Callers handle a refusal, an expired token, and a mail that is gone. */
const reachGmail = (url: string, init: RequestInit, timeout = TIMEOUT): Promise<Response> =>
  askOutside(SERVICE, () => reach(SERVICE, url, init, { timeout, handled: [400, 401, 404] }));

/** Provides access tokens for the API. */
export interface GmailTokens {
  /** A valid token, cached until its expiry. @throws {ServiceError} when none is issued */
  get(): Promise<string>;
  /** Invalidates a refused token. */
  drop(token: string): void;
}

/** Scope to read, mark and move to the bin, without permanent deletion. */
const SCOPE = 'https://www.googleapis.com/auth/gmail.modify';

/** Seconds before its expiry at which a token is renewed. */
const MARGIN = 60;

interface TokenOptions extends Pick<GmailSettings, 'user' | 'access'> {
  readonly timeout?: number | undefined;
  readonly now: () => Date;
}

/**
 * Tokens of a service account that impersonates the mailbox's user, or of its owner's OAuth grant; requested one at a time and cached until expiry.
 */
export function createGmailTokens({ user, access, timeout, now }: TokenOptions): GmailTokens {
  let cached: { readonly token: string; readonly until: number } | undefined;
  let asked: Promise<string> | undefined;

  async function ask(): Promise<string> {
    const form = new URLSearchParams(
      access.kind === 'grant'
        ? grantForm(access)
        : {
            grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
            assertion: await assertion(user, access, now()),
          },
    );
    const answer = await reachGmail(access.tokenUrl, { method: 'POST', body: form }, timeout);
    // 400 invalid_grant and 401 unauthorized_client or invalid_client: the credentials are refused.
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new ServiceError(SERVICE, 'settings', `refuses its key or delegation: ${answer.status}`);
    }
    const body = await readJson(SERVICE, answer);
    const token = isUncheckedObject(body) ? textOf(body.access_token) : null;
    if (!isUncheckedObject(body) || token === null)
      throw new ServiceError(SERVICE, 'unexpected', 'answers with no token');
    const seconds = typeof body.expires_in === 'number' ? body.expires_in : 0;
    cached = { token, until: now().getTime() + (seconds - MARGIN) * 1000 };
    return token;
  }

  return {
    get() {
      if (cached && cached.until > now().getTime()) return Promise.resolve(cached.token);
      asked ??= ask().finally(() => (asked = undefined));
      return asked;
    },
    drop(token) {
      if (cached?.token === token) cached = undefined;
    },
  };
}

const grantForm = ({ clientId, clientSecret, refreshToken }: Extract<GmailSettings['access'], { kind: 'grant' }>) => ({
  grant_type: 'refresh_token',
  client_id: clientId,
  client_secret: clientSecret,
  refresh_token: refreshToken,
});

function assertion(
  user: string,
  { email, key, keyId, tokenUrl }: Extract<GmailSettings['access'], { kind: 'account' }>,
  now: Date,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(keyId !== null && { kid: keyId }) })
    .setIssuer(email)
    .setSubject(user)
    .setAudience(tokenUrl)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 3600)
    .sign(key);
}
