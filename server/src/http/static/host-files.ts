import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../error-handler.ts';
import { notFound } from '../../kernel/problem.ts';
import { pagePolicy } from '../security-headers.ts';
import type { OtherOrigins } from '../../ports/firebase/firebase-origins.ts';
import type { MapSettings } from '../../ports/map/map-settings.ts';
import { findFile, type FoundFile, IMMUTABLE, REVALIDATED, sendFile } from './static-files.ts';

/** Under these, an unknown path is a mistake of a program, not a page of the shell. */
const machinePaths = /^\/(?:api|service|auth|registry|release|files|socket\.io|assets|messages)(?:\/|$)/;

/** What pages may reach besides this server. */
interface Reach {
  /** Origins from which developers may take a remote now; usually none. */
  readonly overrides: () => Promise<readonly string[]>;
  /** Those of a configured service that the browser asks itself. */
  readonly others?: OtherOrigins | undefined;
  /** Tiles under the maps; pages find them in their head. */
  readonly map?: MapSettings | undefined;
}

/** The files of the shell; any other page a browser asks for is the shell itself, which routes it. */
export function registerHostFiles(app: FastifyInstance, hostDir: string, { overrides, others, map }: Reach): void {
  app.setNotFoundHandler((request, reply) => sendProblem(notFound(), request, reply));
  // A route, not the handler of what is not found: only the answers of routes are compressed.
  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    const file = path === '/' || path === '/index.html' ? undefined : await findFile(hostDir, path);
    if (file) return sendFile(reply, file, path.startsWith('/assets/') ? IMMUTABLE : REVALIDATED);
    const shell = wantsPage(request, path) ? await findFile(hostDir, '/index.html') : undefined;
    return shell
      ? sendShell(request, reply, shell, { overrides: await overrides(), others }, map)
      : sendProblem(notFound(), request, reply);
  });
}

function pathOf({ url }: FastifyRequest): string {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '');
  } catch {
    return '';
  }
}

/** The start page answers every Accept header: health checks send none. */
function wantsPage({ headers }: FastifyRequest, path: string): boolean {
  if (path === '/' || path === '/index.html') return true;
  return Boolean(headers.accept?.includes('text/html')) && !machinePaths.test(path);
}

/** Each answer has a nonce of its own, so the page is never cached. */
async function sendShell(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, path }: FoundFile,
  reach: Pick<Parameters<typeof pagePolicy>[0], 'overrides' | 'others'>,
  map: MapSettings | undefined,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const shell = await readFile(join(folder, path), 'utf8');
  return reply
    .headers({
      ...pagePolicy({ nonce, host: request.host, secure: request.protocol === 'https', ...reach }),
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(shell.replaceAll('__NONCE__', nonce).replace('__MAP__', () => (map ? inAttribute(JSON.stringify(map)) : '')));
}

const inAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
