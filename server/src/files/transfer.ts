import { Readable } from 'node:stream';
import { ProblemError } from '../kernel/problem.ts';
import type { FastifyReply } from 'fastify';

/**
 * Reads an upload with a size limit enforced while it arrives: nothing beyond it is buffered.
 * @throws ProblemError 413 as soon as it is too large, 400 when it is no file
 */
export async function readUpload(body: unknown, mostBytes: number): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new ProblemError(400, 'file.unsupported');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    // Closing the connection discards the rest of the upload.
    if (bytes > mostBytes) throw new ProblemError(413, 'file.tooLarge', { headers: { connection: 'close' } });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Sends a file as a download, whatever its type: the browser must not display, execute or cache it. */
export function sendFile(
  reply: FastifyReply,
  { name, content }: { readonly name: string; readonly content: Uint8Array },
): FastifyReply {
  return reply
    .headers({ 'cache-control': 'private, no-store', 'content-disposition': disposition(fileName(name)) })
    .type('application/octet-stream')
    .send(content);
}

/** RFC 6266: the full name, and an ASCII variant for old browsers. */
const disposition = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^ -~]/gu, '_').replaceAll('%', '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*!]/gu, (sign) => `%${sign.codePointAt(0)?.toString(16)}`)}`;

/** Characters that are invalid in file names or separate folders, and invisible ones that disguise a name, such as bidirectional controls. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}"*/:<>?\\|]+/gu;
const MOST_NAME = 150;

/** File name of an attachment, shown and saved; a long one is cut at the start, so that its extension stays. */
export const fileName = (name: string): string => name.slice(-MOST_NAME).replaceAll(UNSAFE, ' ').trim() || 'file';
