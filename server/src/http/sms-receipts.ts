import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { takeReceipts } from '../messages/public.ts';
import { notFound, ProblemError, rateLimited } from '../kernel/problem.ts';
import { RateLimit } from '../kernel/rate-limit.ts';
import { type ReceiptSettings, readReceipts } from '../ports/sms/sms-receipts.ts';
import type { HttpServices } from './services.ts';

/** Receipts of an address: a gateway sends those of a morning's reminders at once. */
const RATE = { burst: 2000, perSecond: 50 };
/** Wrong tokens of an address. */
const WRONG_RATE = { burst: 20, perSecond: 0.1 };
/** Maximum bytes of a call. */
const MOST_BYTES = 200_000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

interface ReceiptCall {
  Params: { token: string };
}

/**
 * Address at which a gateway tells whether texts arrived (specification/messages.md#delivery), with a secret part: as JSON, as a form, or in the query.
 * Receipts of unknown texts are accepted too, for a gateway repeats what is refused.
 */
export function registerSmsReceipts(
  app: FastifyInstance,
  { db, now }: Pick<HttpServices, 'db' | 'now'>,
  settings: ReceiptSettings | undefined,
): void {
  if (!settings) return;
  const rate = new RateLimit(RATE);
  const wrong = new RateLimit(WRONG_RATE);
  const token = digest(settings.token);
  const refuseTooMany = (limit: RateLimit, { ip }: FastifyRequest) => {
    const seconds = limit.take(ip, 1, now());
    if (seconds > 0) throw rateLimited(seconds);
  };
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.route<ReceiptCall>({
      method: ['GET', 'POST'],
      url: '/receipts/sms/:token',
      bodyLimit: MOST_BYTES,
      // Before the body is read.
      onRequest: (request, _reply, next) => {
        if (!timingSafeEqual(digest(request.params.token), token)) {
          refuseTooMany(wrong, request);
          throw notFound();
        }
        refuseTooMany(rate, request);
        next();
      },
      handler: async (request, reply) => {
        const receipts = readReceipts(request.body ?? request.query, settings.shape);
        const { unknown, isSending } = await takeReceipts(db, receipts, now());
        if (unknown > 0) request.log.info({ receipts: receipts.length, unknown }, 'receipts of unknown texts');
        // It may be the receipt of a text whose number the gateway is only now telling us.
        if (isSending) throw new ProblemError(503, 'unavailable', { headers: { 'retry-after': '10' } });
        return reply.code(204).send();
      },
    });
    done();
  });
}
