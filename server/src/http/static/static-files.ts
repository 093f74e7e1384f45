import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isFormOf } from '@navette/ops/registry';

/** Names with a hash, and published versions, are immutable: no revalidation is needed. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Cacheable, but revalidated each time; the ETag makes that cheap. */
export const REVALIDATED = 'no-cache';

/** Extensions of files for browsers; source maps and dot files are not served. */
const served = new Set([
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.json',
  '.svg',
  '.txt',
  '.webmanifest',
  '.png',
  '.webp',
  '.ico',
  '.woff2',
  // Types of remotes.
  '.ts',
  '.zip',
]);

/**
 * Makes `reply.sendFile` stream files, with ETag, ranges and HEAD, and the precompressed form (`.br`) if the browser accepts it. Routes decide which
 * file is sent: see {@link findFile}.
 */
export async function registerStaticFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply) => {
      // A range must not be compressed: it counts the bytes of the file.
      if (reply.statusCode === 206) reply.header('content-encoding', 'identity');
    },
  });
  // The library still uses the obsolete media type (RFC 9239).
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.getHeader('content-type') === 'application/javascript; charset=utf-8')
      reply.type('text/javascript; charset=utf-8');
    done(null, payload);
  });
}

export interface FoundFile {
  readonly folder: string;
  /** Path inside the folder, beginning with a slash. */
  readonly path: string;
  /** Whether the precompressed form may be sent instead: it decompresses to this file. */
  readonly isFormSound: boolean;
}

/** Error codes of missing files and invalid names. */
const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']);

/**
 * The file at a decoded path of a folder; undefined when it does not exist, is not meant for browsers, or is outside the folder.
 * @throws the error of a file that exists but is unreadable: a page would otherwise take it for one that was never published
 */
export async function findFile(folder: string, path: string): Promise<FoundFile | undefined> {
  const full = resolve(folder, `.${sep}${path}`);
  const isInside = full.startsWith(folder + sep);
  if (!isInside || !served.has(extname(full)) || path.split('/').some((part) => part.startsWith('.'))) return undefined;
  const stats = await stat(full).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && ABSENT.has(String(error.code))) return undefined;
    throw error;
  });
  return stats?.isFile()
    ? { folder, path: full.slice(folder.length), isFormSound: await isFormSound(full, stats) }
    : undefined;
}

/** By path, the state in which the compressed form of a file was last verified, and the result. */
const compared = new Map<string, { readonly state: string; readonly isSound: Promise<boolean> }>();

/** Verifies a compressed form against its file when either changed: no hash covers it, and a browser would refuse deviating content. */
async function isFormSound(file: string, { size, mtimeMs }: Stats): Promise<boolean> {
  const form = await stat(`${file}.br`).catch(() => undefined);
  if (!form) return true;
  const state = [size, mtimeMs, form.size, form.mtimeMs].join();
  const known = compared.get(file);
  if (known?.state === state) return known.isSound;
  const isSound = isFormOf(file);
  compared.set(file, { state, isSound });
  isSound.catch(() => compared.delete(file));
  return isSound;
}

/** Sends a found file, uncompressed when its compressed form deviates. */
export function sendFile(
  reply: FastifyReply,
  { folder, path, isFormSound }: FoundFile,
  cacheControl: string,
): FastifyReply {
  if (!isFormSound) {
    reply.log.warn({ path }, 'the compressed form of a file holds something else, and is not sent');
    delete reply.request.raw.headers['accept-encoding'];
  }
  return reply.header('cache-control', cacheControl).sendFile(path, folder);
}
