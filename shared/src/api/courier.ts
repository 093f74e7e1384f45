import type { Middleware } from 'openapi-fetch';
import { attempt } from './attempt.ts';
import { answerKey, type KeptAnswer, type KeptAnswers } from './kept-answers.ts';
import { problemOfResponse } from './problem.ts';
import { kindOf, type RequestKind } from './request-kind.ts';
import type { RequestQueue } from './request-queue.ts';

/** What carrying a request needs to know of the session. */
export interface SessionPort {
  /** The token of who asks; `null` without a session. */
  readonly getToken: () => string | null;
  /**
   * Called on 401 with the token that was refused. Resolves true when there is another token for the same user, after a new sign-in if need
   * be: the call is then repeated. Meanwhile nothing else is sent.
   */
  readonly onUnauthorized: (token: string | null) => Promise<boolean>;
}

/**
 * Carries the requests of an openapi-fetch client: in line, in time, with the token, with the ETag of the answer it still has; repeats what
 * was refused for an expired session. It answers in the place of `fetch`, so that what it throws reaches the caller as it is.
 * @throws {ApiProblem} for every answer that is not a success
 */
export function courier(queue: RequestQueue, session: SessionPort, kept: KeptAnswers): Middleware {
  return {
    onRequest: async ({ request, schemaPath }) => {
      const kind = kindOf(request.method, schemaPath, optionsOf(request));
      // The token of who asked, even if somebody else signs in before its turn comes.
      let token = session.getToken();
      const renewed = async () => {
        const repeat = await session.onUnauthorized(token);
        token = session.getToken();
        return repeat;
      };
      const { response, key, answer } = await queue.add<Delivery>({
        ...kind,
        signal: request.signal,
        run: (signal) => deliver(request, signal, kind, token, kept),
        again: ({ response }) => (response.status === 401 && kind.renews ? renewed() : undefined),
      });
      if (response.status === 304 && answer) return answer.replay();
      if (!response.ok) throw await problemOfResponse(response);
      if (key !== undefined) await kept.keep(key, response);
      return response;
    },
  };
}

interface Delivery {
  readonly response: Response;
  /** Names the call, when its answer is worth keeping. */
  readonly key: string | undefined;
  /** The answer that stands when the server says that nothing changed. */
  readonly answer: KeptAnswer | undefined;
}

async function deliver(
  request: Request,
  signal: AbortSignal,
  kind: RequestKind,
  token: string | null,
  kept: KeptAnswers,
): Promise<Delivery> {
  const key = kind.tagged ? await answerKey(request) : undefined;
  const answer = key === undefined ? undefined : kept.find(key);
  // A copy for each attempt: a body can be read once.
  const copy = request.clone();
  if (token !== null) copy.headers.set('Authorization', `Bearer ${token}`);
  if (answer) copy.headers.set('If-None-Match', answer.tag);
  return { response: await attempt(copy, signal, kind.timeout), key, answer };
}

/** openapi-fetch puts options that it does not know on the request itself. */
const optionsOf = (request: Request): { priority?: unknown; timeout?: unknown } => ({
  priority: Reflect.get(request, 'priority'),
  timeout: Reflect.get(request, 'timeout'),
});
