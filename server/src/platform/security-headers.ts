import type { FastifyInstance } from 'fastify';

const hostName = /^[\w.:[\]-]+$/;

/** Not HSTS: whoever terminates TLS decides on it, and we also serve plain HTTP on one machine. */
const everyAnswer = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Headers every answer carries. What is no page may load nothing at all. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(everyAnswer);
    done();
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
