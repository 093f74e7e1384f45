import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { comeBack, PROOF_COOKIE, question, QUESTION_COOKIE } from '../auth/public.ts';
import { cookieOf, setPrivateCookie } from '../kernel/cookies.ts';
import { notFound } from '../kernel/problem.ts';
import type { HttpServices } from './services.ts';

/** Maximum length of a redirect address. */
const LONGEST_TARGET = 1000;

/**
 * Sign-in with an OpenID Connect provider: redirects to the provider and back, as pages instead of API calls. Both end at the sign-in page, which
 * then requests the session (`openProviderSession`) or explains the failure; URLs contain no secrets.
 */
export function registerSingleSignOn(app: FastifyInstance, services: HttpServices): void {
  app.get<{ Querystring: { redirect?: unknown } }>('/auth/sso/start', async (request, reply) => {
    const { identity, vault } = services;
    if (!identity) throw notFound();
    const { redirect } = request.query;
    const target = typeof redirect === 'string' && redirect.length <= LONGEST_TARGET ? redirect : '/';
    try {
      const { address, asked } = await identity.ask();
      setPrivateCookie(request, reply, QUESTION_COOKIE, question.seal(vault, { ...asked, target }, services.now()));
      return await leadTo(reply, address);
    } catch (error) {
      request.log.warn({ reason: String(error) }, 'the provider of single sign-on can not be reached');
      return leadTo(reply, signInPage({ ssoError: 'unreachable', redirect: target }));
    }
  });

  app.get('/auth/sso/callback', async (request, reply) => {
    const { identity } = services;
    if (!identity) throw notFound();
    const kept = cookieOf(request.headers.cookie, QUESTION_COOKIE.name);
    const came = await comeBack({ ...services, identity }, { query: queryOf(request), kept, log: request.log });
    setPrivateCookie(request, reply, { ...QUESTION_COOKIE, maxAge: 0 }, '');
    if ('failure' in came)
      return leadTo(reply, signInPage({ ssoError: came.failure, ...(came.target && { redirect: came.target }) }));
    setPrivateCookie(request, reply, PROOF_COOKIE, came.sealed);
    return leadTo(reply, signInPage({ sso: 'proven', redirect: came.target }));
  });
}

const queryOf = ({ url }: FastifyRequest): string => url.slice(url.indexOf('?') + 1);

const signInPage = (search: Readonly<Record<string, string>>): string =>
  `/login?${new URLSearchParams(search).toString()}`;

const leadTo = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(address, 302);
