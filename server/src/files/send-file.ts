import type { FastifyReply } from 'fastify';
import { fileName } from './file-name.ts';

/** Hands out a file so that a browser saves it, whatever it is: it shows none of it, runs none of it and keeps no copy. */
export function sendFile(
  reply: FastifyReply,
  { name, content }: { readonly name: string; readonly content: Uint8Array },
): FastifyReply {
  return reply
    .headers({ 'cache-control': 'private, no-store', 'content-disposition': disposition(fileName(name)) })
    .type('application/octet-stream')
    .send(content);
}

/** RFC 6266: the name as it is, and for old browsers without what is beyond ASCII. */
const disposition = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^ -~]/gu, '_').replaceAll('%', '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*!]/gu, (sign) => `%${sign.codePointAt(0)?.toString(16)}`)}`;
