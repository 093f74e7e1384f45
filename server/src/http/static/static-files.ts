import { stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Names with a hash, and published versions, never change: asking again would be a waste. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** May be cached, but is revalidated each time; the ETag makes that cheap. */
export const REVALIDATED = 'no-cache';

/** What a build leaves for browsers; source maps and dot files stay here. */
const served = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest', '.png', '.ico', '.woff2']);

/**
 * Has `reply.sendFile` send files as a stream, with ETag, ranges and HEAD, and the form that the build compressed (`.br`) where the browser
 * accepts it. Routes decide what is sent: see {@link findFile}.
 */
export async function registerStaticFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply) => {
      // A part of a file must not be compressed on its way: its range counts the bytes of the file.
      if (reply.statusCode === 206) reply.header('content-encoding', 'identity');
    },
  });
  // The library still has the obsolete type (RFC 9239).
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.getHeader('content-type') === 'application/javascript; charset=utf-8')
      reply.type('text/javascript; charset=utf-8');
    return payload;
  });
}

/** A file that may be served. */
export interface FoundFile {
  readonly folder: string;
  /** Path inside the folder, beginning with a slash. */
  readonly path: string;
}

/** Error codes of what is not there, or has a name that no file can have. */
const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']);

/**
 * The file at a decoded path of a folder; undefined for what does not exist or is not for browsers, and for anything outside the folder.
 * @throws what the disk says of a file that is there and can't be read: a page would take it for one that was never published
 */
export async function findFile(folder: string, path: string): Promise<FoundFile | undefined> {
  const full = resolve(folder, `.${sep}${path}`);
  const isInside = full.startsWith(folder + sep);
  if (!isInside || !served.has(extname(full)) || path.split('/').some((part) => part.startsWith('.'))) return undefined;
  const stats = await stat(full).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && ABSENT.has(String(error.code))) return undefined;
    throw error;
  });
  return stats?.isFile() ? { folder, path: full.slice(folder.length) } : undefined;
}

/** Sends a file that was found. */
export const sendFile = (reply: FastifyReply, { folder, path }: FoundFile, cacheControl: string): FastifyReply =>
  reply.header('cache-control', cacheControl).sendFile(path, folder);
