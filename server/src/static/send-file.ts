import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, ServedFile } from './served-file.ts';

/** Names with a hash, and published versions, never change: asking again would be a waste. */
export const forever = 'public, max-age=31536000, immutable';
/** May be kept, but is asked for each time; the ETag makes that cheap. */
export const revalidated = 'no-cache';

/** Answers with a file in the best form the browser takes, or 304. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: ServedFile, cacheControl: string): Promise<FastifyReply> {
  reply.headers({ etag: file.etag, 'cache-control': cacheControl, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const compressed = encoding && (await file.compressed(encoding));
  // Said even when it is none, so that the compression of answers leaves the bytes alone.
  reply.header('content-encoding', compressed ? encoding : 'identity').type(file.type);
  return reply.send(compressed || file.content);
}

function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const accepted = String(header ?? '');
  if (/\bbr\b(?!;q=0(\D|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(\D|$))/.test(accepted) ? 'gzip' : undefined;
}
