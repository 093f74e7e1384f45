import type { FastifyInstance } from 'fastify';
import type { OtherOrigins } from '../ports/firebase.ts';

/** No HSTS: whoever terminates TLS decides on it, and we also serve plain HTTP on one machine. */
const everyAnswer = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Directives that only a page obeys: without them the other answers, of which one visit has dozens, are half a kilobyte smaller. */
const everyPage = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'accelerometer=(), camera=(self), display-capture=(), geolocation=(self), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Headers of every answer. Anything but a page may load nothing at all. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(everyAnswer);
    done();
  });
}

const origin = /^https?:\/\/[\w.:[\]-]+$/;
/** Endpoint for the browsers' reports of violations. */
export const reportPath = '/csp-report';

/** Inputs of a page's policy. */
interface Page {
  nonce: string;
  /** Configured URL of this suite, never the one of the request, which could otherwise decide what the page may reach. */
  publicUrl?: string | undefined;
  /** Whether it was requested over TLS. */
  secure?: boolean;
  /** Origins from which developers may currently load a remote. */
  overrides?: readonly string[];
  /** Origin of the CDN with the files of remotes. */
  cdn?: string | undefined;
  /** Origins of configured services that browsers contact directly. */
  others?: OtherOrigins | undefined;
}

/**
 * Headers of a page, with its content security policy: scripts from our origin only, styles from our origin or with this answer's nonce, sockets to this host (the
 * configured one is named: browsers before 2022 do not count ws: as 'self'), the CDN of the remotes, services that browsers contact directly, and
 * origins that ops temporarily allow for developers. Violations are reported.
 */
export function pageHeaders({
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
  // A development server reports changes over a socket.
  const otherSockets = allowed.map((name) => ` ${name.replace(/^http/, 'ws')}`).join('');
  const policy = [
    "default-src 'self'",
    `script-src 'self'${allowedToo}`,
    // Long workbooks are zipped and unzipped in workers, which fflate makes from its own code; they have the policy of the page.
    'worker-src blob:',
    `style-src 'self' 'nonce-${nonce}'${allowedToo}`,
    `connect-src 'self'${sockets}${allowedToo}${otherSockets}${listed(others?.connect)}`,
    `img-src 'self' data: blob:${listed(files)}${listed(others?.images)}`,
    `font-src 'self'${allowedToo}`,
    // PDFs that the server has checked, in the viewer of the browser.
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${reportPath}`,
    // Browsers with report-to ignore report-uri, and accept its endpoints over TLS only.
    ...(secure ? ['report-to violations'] : []),
  ].join('; ');
  return {
    ...everyPage,
    'content-security-policy': policy,
    ...(secure && { 'reporting-endpoints': `violations="${reportPath}"` }),
  };
}
