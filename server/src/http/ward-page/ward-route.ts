import { randomBytes } from 'node:crypto';
import { brusselsToday, type DocumentLanguage } from '@navette/shared/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SharedRate } from '../../db/shared-rate.ts';
import { addWardRequest, wardRequests } from '../../dispatch/public.ts';
import { RateLimit } from '../../kernel/rate-limit.ts';
import type { HttpServices } from '../services.ts';
import { pageHeaders } from '../security-headers.ts';
import { readWardForm, type WardFaults, type WardTexts, wardTexts } from './ward-form.ts';
import { wardHtml, wardRefusal } from './ward-html.ts';

/** Pages of an address: all wards of a hospital share one. */
const PAGE_RATE = { burst: 60, perSecond: 1 };
/** Requests of a care center: a morning's at once, then two a minute. */
const REQUEST_RATE = { name: 'ward request', burst: 30, perSecond: 1 / 30 };
/** Maximum bytes of a form. */
const MOST_BYTES = 20_000;
const ATTEMPT = /^[\w-]{22}$/u;

type Served = Pick<HttpServices, 'db' | 'now' | 'company' | 'wardTokens'>;

interface WardCall {
  Params: { token: string };
  Querystring: { lang?: unknown; sent?: unknown };
}

/**
 * Page on which a care center asks for trips (specification/office.md#requests), for whoever has its link, without a sign-in and without the files of the
 * host. Its address is a secret: no search engine may keep it, and no other page learns it.
 */
export function registerWardPage(app: FastifyInstance, services: Served): void {
  const pages = new RateLimit(PAGE_RATE);
  const requests = new SharedRate(services.db, REQUEST_RATE);
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    );
    scope.get<WardCall>('/ward/:token', (request, reply) =>
      withCareCenter(request, reply, (careCenter, show) =>
        show(
          200,
          {
            attempt: randomBytes(16).toString('base64url'),
            texts: { type: 'to', back: 'none' },
            faults: {},
            sent: request.query.sent === '1',
          },
          careCenter,
        ),
      ),
    );
    scope.post<WardCall>('/ward/:token', (request, reply) =>
      withCareCenter(request, reply, async (careCenter, show, refuse) => {
        const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const [texts, attempt] = [wardTexts(sent), sent.get('attempt') ?? ''];
        const at = services.now();
        const read = readWardForm(texts, brusselsToday(at));
        if ('faults' in read || !ATTEMPT.test(attempt))
          return show(
            400,
            {
              attempt: ATTEMPT.test(attempt) ? attempt : randomBytes(16).toString('base64url'),
              texts,
              faults: 'faults' in read ? read.faults : {},
              sent: false,
            },
            careCenter,
          );
        const seconds = await requests.take(careCenter.id, at);
        if (seconds > 0) return refuse(429, 'busy', seconds);
        await addWardRequest(services.db, { careCenterId: careCenter.id, attempt, at }, read.request);
        return reply.redirect(`/ward/${request.params.token}?lang=${languageOf(request)}&sent=1`, 303);
      }),
    );
    done();
  });

  type CareCenter = Awaited<ReturnType<typeof careCenterOf>> & {};
  type Contents = { attempt: string; texts: WardTexts; faults: WardFaults; sent: boolean };
  type Show = (status: number, contents: Contents, careCenter: CareCenter) => Promise<FastifyReply>;
  type Refuse = (status: number, reason: 'unknown' | 'busy', seconds?: number) => FastifyReply;

  /** Answers with the page of the care center that the token names; 404 for a foreign or revoked one. */
  async function withCareCenter(
    request: FastifyRequest<WardCall>,
    reply: FastifyReply,
    answer: (careCenter: CareCenter, show: Show, refuse: Refuse) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const nonce = randomBytes(16).toString('base64');
    reply.headers({
      ...pageHeaders({ nonce }),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const html = (status: number, text: string) => reply.code(status).type('text/html; charset=utf-8').send(text);
    const refuse: Refuse = (status, reason, seconds) => {
      if (seconds !== undefined) reply.header('retry-after', seconds);
      return html(status, wardRefusal(reason, nonce));
    };
    const now = services.now();
    const wait = pages.take(request.ip, 1, now);
    if (wait > 0) return refuse(429, 'busy', wait);
    const careCenter = await careCenterOf(request.params.token);
    if (!careCenter) return refuse(404, 'unknown');
    const { companyName } = await services.company.read();
    const show: Show = async (status, contents, { id, name }) =>
      html(
        status,
        wardHtml({
          ...contents,
          nonce,
          company: companyName ?? '',
          careCenter: name,
          language: languageOf(request),
          today: brusselsToday(now),
          own: await wardRequests(services.db, id, now),
        }),
      );
    return answer(careCenter, show, refuse);
  }

  async function careCenterOf(token: string) {
    const id = services.wardTokens.idOf(token);
    if (id === undefined) return undefined;
    const found = await services.db
      .selectFrom('carecenter')
      .select(['id', 'name', 'wardNonce'])
      .where('id', '=', id)
      .where('active', '=', true)
      .executeTakeFirst();
    return found && services.wardTokens.fits(token, { id, nonce: found.wardNonce }) ? found : undefined;
  }
}

/** Language of the page: the chosen one, else the first of the browser's that we have, else French. */
function languageOf({ query, headers }: FastifyRequest<WardCall>): DocumentLanguage {
  const known = (text: unknown) => (['fr', 'nl', 'en'] as const).find((language) => language === text);
  const accepted = (headers['accept-language'] ?? '').split(',').map((part) => known(part.trim().slice(0, 2)));
  return known(query.lang) ?? accepted.find((language) => language !== undefined) ?? 'fr';
}
