import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOST_COOKIE, THEME_COOKIE } from '@navette/shared/release';
import { cookieOf } from '../../kernel/cookies.ts';
import { acceptedEncoding, brotliQuality, gzipLevel } from '../../kernel/encoding.ts';
import { sendProblem } from '../error-handler.ts';
import { notFound } from '../../kernel/problem.ts';
import { pageHeaders } from '../security-headers.ts';
import type { OtherOrigins } from '../../ports/firebase.ts';
import type { MapSettings } from '../../ports/map/map-settings.ts';
import { type HostBuilds, wantedHost } from './host-builds.ts';
import type { HtmlHint, PageHints } from './page-hint.ts';
import { findFile, type FoundFile, IMMUTABLE, REVALIDATED, sendFile } from './static-files.ts';

/** Below these, an unknown path is a programming error, not a page of the shell. */
const machinePaths = /^\/(?:api|service|auth|registry|release|files|socket\.io|assets|messages)(?:\/|$)/;

/** Other origins and settings for pages. */
interface Reach {
  /** Origins from which developers may currently load a remote; usually none. */
  readonly overrides: () => Promise<readonly string[]>;
  /** Configured URL of this suite. */
  readonly publicUrl?: string | undefined;
  /** Origin of the CDN with the files of remotes. */
  readonly cdn?: string | undefined;
  /** Origins of a configured service that browsers contact directly. */
  readonly others?: OtherOrigins | undefined;
  /** Map tiles; written into the page's head. */
  readonly map?: MapSettings | undefined;
  /** Variables that set up each outside service that is not; written into the page's head. */
  readonly notSetUp: Readonly<Record<string, string>>;
  /** Name of the identity provider of the staff; written into the page's head for sign-in. */
  readonly signIn?: string | undefined;
  /** Whether calls of pages begin traces. */
  readonly traces?: boolean;
}

/** The files of the shell; for any other path of a page the shell itself is sent, which routes it. */
export function registerHostFiles(
  app: FastifyInstance,
  builds: HostBuilds,
  hintOf: PageHints,
  { overrides, publicUrl, cdn, others, map, notSetUp, signIn, traces }: Reach,
): void {
  app.setNotFoundHandler((request, reply) => sendProblem(notFound(), request, reply));
  // A route instead of a not-found handler: only answers of routes are compressed.
  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    const file = path === '/' || path === '/index.html' ? undefined : await fileOf(builds, path);
    if (file) return sendFile(reply, file, path.startsWith('/assets/') ? IMMUTABLE : REVALIDATED);
    const build = wantsPage(request, path)
      ? await builds.forPage(wantedHost(request.headers.cookie, HOST_COOKIE), request.log)
      : undefined;
    const shell = build && (await findFile(build.folder, '/index.html'));
    return shell
      ? sendShell(
          request,
          reply,
          shell,
          { overrides: await overrides(), publicUrl, cdn, others },
          { map, notSetUp, signIn, traces, host: build.version, hint: await hintOf(build.folder, path) },
        )
      : sendProblem(notFound(), request, reply);
  });
}

/** A file of the deployed build; if missing there, of any other build, provided that its name contains a hash and is thus unambiguous. */
async function fileOf({ deployed, published }: HostBuilds, path: string): Promise<FoundFile | undefined> {
  const file = await findFile(deployed, path);
  if (file || !path.startsWith('/assets/')) return file;
  const found = await Promise.all((await published()).map((folder) => findFile(folder, path)));
  return found.find((each) => each !== undefined);
}

function pathOf({ url }: FastifyRequest): string {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '');
  } catch {
    return '';
  }
}

/** The start page is sent for every Accept header: health checks send none. */
function wantsPage({ headers }: FastifyRequest, path: string): boolean {
  if (path === '/' || path === '/index.html') return true;
  return Boolean(headers.accept?.includes('text/html')) && !machinePaths.test(path);
}

/** Each answer has its own nonce, so the page is never cached. */
async function sendShell(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, path }: FoundFile,
  reach: Pick<Parameters<typeof pageHeaders>[0], 'overrides' | 'publicUrl' | 'cdn' | 'others'>,
  {
    map,
    notSetUp,
    signIn,
    traces,
    host,
    hint,
  }: Pick<Reach, 'map' | 'notSetUp' | 'signIn' | 'traces'> & {
    readonly host: string;
    readonly hint: HtmlHint | undefined;
  },
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const shell = await readFile(join(folder, path), 'utf8');
  const page = shell
    .replaceAll('__NONCE__', nonce)
    .replace('__HOST__', host)
    .replace('content="light dark"', (both) => themed(request) ?? both)
    .replace('__HINT__', () => hint?.data ?? '{}')
    .replace('</head>', () => `${(hint?.files ?? []).map(preloadOf).join('')}</head>`)
    // Nothing can be sent early: one file less.
    .replace(hint === undefined ? /<script [^>]*\/early\.[^>]*><\/script>/ : '', '')
    .replace('__TRACES__', traces ? 'on' : '')
    .replace('__SIGN_IN__', () => inAttribute(signIn ?? ''))
    .replace('__MAP__', () => (map ? inAttribute(JSON.stringify(map)) : ''))
    .replace('__NOT_SET_UP__', () => inAttribute(JSON.stringify(notSetUp)));
  reply
    .headers({
      ...pageHeaders({ nonce, secure: request.protocol === 'https', ...reach }),
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8');
  return sendCompressed(request, reply, page);
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses the page, which is smaller than what the server compresses otherwise: everything else waits for it. */
async function sendCompressed({ headers }: FastifyRequest, reply: FastifyReply, page: string): Promise<FastifyReply> {
  const encoding = acceptedEncoding(headers['accept-encoding']);
  reply.headers({ vary: 'accept-encoding', 'content-encoding': encoding ?? 'identity' });
  if (encoding === undefined) return reply.send(page);
  const bytes = encoding === 'br' ? brotli(page, BROTLI) : zip(page, { level: gzipLevel });
  return reply.send(await bytes);
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } };

/** The theme of this browser's user, so that the page begins in it. */
function themed({ headers }: FastifyRequest): string | undefined {
  const theme = cookieOf(headers.cookie, THEME_COOKIE);
  return theme === 'light' || theme === 'dark' ? `content="${theme}"` : undefined;
}

/** The scripts that draw the page come before: the browser fetches in this order. */
const preloadOf = (file: string): string =>
  `<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'script'}" href="/${inAttribute(file)}" />`;

const inAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
