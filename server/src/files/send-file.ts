import type { FastifyReply } from 'fastify';
import { fileName } from './file-name.ts';

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
