import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const hostName = /^[\w.:[\]-]+$/;

/** Headers every answer carries. What is no page may load nothing at all. */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: false,
    // Whoever terminates TLS decides on HSTS; we also serve plain HTTP on one machine.
    hsts: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
}

/**
 * Policy of the pages: scripts of our own only, styles of our own or with this answer's nonce, sockets to this host
 * (named, because not every browser counts ws: as 'self').
 */
export function pagePolicy(nonce: string, host: string): string {
  const sockets = hostName.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self'${sockets}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
