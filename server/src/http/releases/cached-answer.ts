import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from '../../kernel/encoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const smallest = 1024;

/** A JSON answer that is asked for again and again, with its compressed forms, each made once, when first asked for. */
export interface CachedAnswer {
  readonly content: Buffer;
  readonly etag: string;
  readonly compressed: (encoding: Encoding) => Promise<Buffer> | undefined;
}

/** The answer that holds `value` as JSON. */
export function cachedAnswer(value: unknown): CachedAnswer {
  const content = Buffer.from(JSON.stringify(value));
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    content,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    compressed: (encoding) => {
      if (content.length < smallest) return undefined;
      const bytes = made.get(encoding) ?? compress(content, encoding);
      made.set(encoding, bytes);
      return bytes;
    },
  };
}

/** Answers in the best encoding that the browser accepts, or 304. */
export async function sendCached(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { content, etag, compressed }: CachedAnswer,
): Promise<FastifyReply> {
  reply.headers({ etag, 'cache-control': 'no-cache, private', vary: 'authorization, accept-encoding' });
  if (headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = acceptedEncoding(headers['accept-encoding']);
  const bytes = encoding && (await compressed(encoding));
  // Said even when it is none, so that the compression of answers leaves the bytes alone.
  reply.header('content-encoding', bytes ? encoding : 'identity').type('application/json; charset=utf-8');
  return reply.send(bytes ?? content);
}

function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(content, { level: 9 });
  return brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}
