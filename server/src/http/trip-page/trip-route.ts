import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { declineMessages, shownTrip } from '../../messages/public.ts';
import { notFound, rateLimited } from '../../kernel/problem.ts';
import { RateLimit } from '../../kernel/rate-limit.ts';
import { mapOrigins, type MapSettings } from '../../ports/map/map-settings.ts';
import { pageHeaders } from '../security-headers.ts';
import { TRIP_SCRIPT, tripHtml, tripRefusal } from './trip-html.ts';

/** Pages of an address: many phones of a hospital share one, and each asks three times a minute. */
const RATE = { burst: 120, perSecond: 1 };

type Showing = Parameters<typeof shownTrip>[0];

/**
 * Page of one trip, for whoever has its link, without a sign-in and without the files of the host (specification/messages.md#page-of-a-trip). Its address is a secret: no
 * search engine may keep it, and no other page learns it.
 */
export function registerTripPage(app: FastifyInstance, services: Showing, map: MapSettings | undefined): void {
  const rate = new RateLimit(RATE);
  const secondsToWait = ({ ip }: FastifyRequest) => rate.take(ip, 1, services.now());

  app.get('/t/page.js', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(TRIP_SCRIPT),
  );

  app.get<{ Params: { token: string } }>('/t/:token', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    reply.headers({
      ...pageHeaders({ nonce, others: { connect: [], images: map ? mapOrigins(map) : [] } }),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const seconds = secondsToWait(request);
    if (seconds > 0) return html(reply.header('retry-after', seconds), 429, tripRefusal('busy', nonce));
    const trip = await shownTrip(services, request.params.token);
    if (!trip) return html(reply, 404, tripRefusal('unknown', nonce));
    const isOver = trip.step === 'ended' || trip.step === 'canceled';
    return html(reply, isOver ? 410 : 200, tripHtml(trip, { nonce, map }));
  });

  app.post<{ Params: { token: string } }>('/t/:token/stop', async (request, reply) => {
    const seconds = secondsToWait(request);
    if (seconds > 0) throw rateLimited(seconds);
    if (!(await declineMessages(services, request.params.token))) throw notFound();
    return reply.code(204).send();
  });
}

const html = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(text);
