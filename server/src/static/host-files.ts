import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../app/error-handler.ts';
import { notFound } from '../app/problem.ts';
import { pagePolicy } from '../platform/security-headers.ts';
import type { OtherOrigins } from '../ports/firebase/firebase-origins.ts';
import { forever, revalidated, sendFile } from './send-file.ts';
import { folderOfFiles, type ServedFile } from './served-file.ts';

/** Under these, an unknown path is a mistake of a program, not a page of the shell. */
const machinePaths = /^\/(?:api|service|auth|registry|release|files|socket\.io|assets|messages)(?:\/|$)/;

/** What pages may reach besides this server. */
interface Reach {
  /** Origins from which developers may take a remote now; usually none. */
  readonly overrides: () => Promise<readonly string[]>;
  /** Those of a configured service that the browser asks itself. */
  readonly others?: OtherOrigins | undefined;
}

/** The files of the shell; any other page a browser asks for is the shell itself, which routes it. */
export function registerHostFiles(app: FastifyInstance, hostDir: string, { overrides, others }: Reach): void {
  const find = folderOfFiles(hostDir);
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendProblem(notFound(), request, reply);
    const file = path === '/' || path === '/index.html' ? undefined : await find(path);
    if (file) return sendFile(request, reply, file, path.startsWith('/assets/') ? forever : revalidated);
    const shell = wantsPage(request, path) ? await find('/index.html') : undefined;
    return shell
      ? sendShell(request, reply, shell, { overrides: await overrides(), others })
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

function wantsPage({ headers }: FastifyRequest, path: string): boolean {
  return Boolean(headers.accept?.includes('text/html')) && !machinePaths.test(path);
}

/** Each answer has a nonce of its own, so the page is never kept. */
function sendShell(
  request: FastifyRequest,
  reply: FastifyReply,
  shell: ServedFile,
  reach: Pick<Parameters<typeof pagePolicy>[0], 'overrides' | 'others'>,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .headers({
      ...pagePolicy({ nonce, host: request.host, secure: request.protocol === 'https', ...reach }),
      'cache-control': 'no-store',
    })
    .type(shell.type)
    .send(shell.content.toString('utf8').replaceAll('__NONCE__', nonce));
}
