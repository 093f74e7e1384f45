import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, ServedFile } from './served-file.ts';

/** How long an answer may be kept, and what else than its address it depends on. */
interface Keeping {
  cacheControl: string;
  vary?: string;
}

/** Names with a hash, and published versions, never change: asking again would be a waste. */
export const forever: Keeping = { cacheControl: 'public, max-age=31536000, immutable' };
/** May be kept, but is asked for each time; the ETag makes that cheap. */
export const revalidated: Keeping = { cacheControl: 'no-cache' };

/** Answers with a file in the best form the browser takes, or 304. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
  { cacheControl, vary = 'accept-encoding' }: Keeping,
): Promise<FastifyReply> {
  reply.headers({ etag: file.etag, 'cache-control': cacheControl, vary });
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
