import type { FastifyRequest } from 'fastify';

/** Idempotency key of a creating call, repeated by a retry; undefined for none. */
export function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : undefined;
}
