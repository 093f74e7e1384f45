import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** A file in memory with its compressed forms, each made once, when first asked for. */
export interface ServedFile {
  content: Buffer;
  etag: string;
  type: string;
  compressed(encoding: Encoding): Promise<Buffer> | undefined;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest']);
const smallest = 1024;

/** Files of one folder, read once until they change. Nothing outside the folder, no dot files, no source maps. */
export function folderOfFiles(folder: string): (path: string) => Promise<ServedFile | undefined> {
  const files = new Map<string, { changed: number; file: Promise<ServedFile> }>();
  return async (path) => {
    const full = resolve(folder, `.${sep}${path}`);
    if (!full.startsWith(folder + sep) || !types[extname(full)] || path.split('/').some((part) => part.startsWith('.')))
      return undefined;
    const stats = await stat(full).catch(() => undefined);
    if (!stats?.isFile()) return undefined;
    const known = files.get(full);
    if (known?.changed === stats.mtimeMs) return known.file;
    const file = load(full);
    files.set(full, { changed: stats.mtimeMs, file });
    return file;
  };
}

async function load(path: string): Promise<ServedFile> {
  const content = await readFile(path);
  const made = new Map<Encoding, Promise<Buffer>>();
  // The builds leave a form that was compressed with more patience than an answer allows.
  const ready = await readFile(`${path}.br`).catch(() => undefined);
  if (ready) made.set('br', Promise.resolve(ready));
  return servedContent(content, extname(path), made);
}

/** Bytes as a file of a kind (`.json`); `made` holds compressed forms that are there already. */
export function servedContent(content: Buffer, kind: string, made = new Map<Encoding, Promise<Buffer>>()): ServedFile {
  const worthwhile = compressible.has(kind) && content.length >= smallest;
  return {
    content,
    type: types[kind] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    compressed: (encoding) => {
      if (!worthwhile) return undefined;
      const bytes = made.get(encoding) ?? compress(content, encoding);
      made.set(encoding, bytes);
      return bytes;
    },
  };
}

function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(content, { level: 9 });
  return brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}
