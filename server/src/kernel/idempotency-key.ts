import type { FastifyRequest } from 'fastify';

/** The key that a repeat of a creating call sends again (`Idempotency-Key`); undefined for none. */
export function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : undefined;
}
