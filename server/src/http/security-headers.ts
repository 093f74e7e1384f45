import type { FastifyInstance } from 'fastify';
import type { OtherOrigins } from '../ports/firebase/firebase-origins.ts';

/** Not HSTS: whoever terminates TLS decides on it, and we also serve plain HTTP on one machine. */
const everyAnswer = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'accelerometer=(), camera=(self), display-capture=(), geolocation=(self), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
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

const origin = /^https?:\/\/[\w.:[\]-]+$/;
/** Where browsers report what the policy refused. */
export const reportPath = '/csp-report';

/** What the policy of a page depends on. */
interface Page {
  nonce: string;
  /** The configured address of this suite, never the one that a request names: it would decide what the page may reach. */
  publicUrl?: string | undefined;
  /** Whether it was asked for over TLS. */
  secure?: boolean;
  /** Origins from which developers may take a remote now. */
  overrides?: readonly string[];
  /** Origin of the CDN that has the files of remotes. */
  cdn?: string | undefined;
  /** What a configured service has the browser ask itself. */
  others?: OtherOrigins | undefined;
}

/**
 * Policy of the pages: scripts of our own only, styles of our own or with this answer's nonce, sockets to this host
 * (the configured one is named: browsers before 2022 do not count ws: as 'self'), the CDN of the remotes, a configured service that browsers ask themselves, and what ops allow developers for a
 * time. What it refuses is reported.
 */
export function pagePolicy({
  nonce,
  publicUrl,
  secure = false,
  overrides = [],
  cdn,
  others,
}: Page): Record<string, string> {
  const sockets = publicUrl === undefined ? '' : ` ${new URL(publicUrl).origin.replace(/^http/, 'ws')}`;
  const listed = (origins: readonly string[] = []) => origins.map((name) => ` ${name}`).join('');
  const allowed = overrides.filter((name) => origin.test(name));
  const files = cdn !== undefined && origin.test(cdn) ? [cdn] : [];
  const allowedToo = listed([...files, ...allowed]);
  // A development server tells over a socket what changed.
  const otherSockets = allowed.map((name) => ` ${name.replace(/^http/, 'ws')}`).join('');
  const policy = [
    "default-src 'self'",
    `script-src 'self'${allowedToo}`,
    // Long workbooks are packed and unpacked beside the page: fflate makes workers of its own code, which have the policy of the page.
    'worker-src blob:',
    `style-src 'self' 'nonce-${nonce}'${allowedToo}`,
    `connect-src 'self'${sockets}${allowedToo}${otherSockets}${listed(others?.connect)}`,
    `img-src 'self' data: blob:${listed(files)}${listed(others?.images)}`,
    `font-src 'self'${allowedToo}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${reportPath}`,
    // Browsers that know it no longer look at report-uri, and take its endpoints over TLS only.
    ...(secure ? ['report-to violations'] : []),
  ].join('; ');
  return { 'content-security-policy': policy, ...(secure && { 'reporting-endpoints': `violations="${reportPath}"` }) };
}
