import type { FastifyReply } from 'fastify';
import { notFound, ProblemError } from '../../kernel/problem.ts';
import type { AttachmentAnswer } from '../../ports/mail/mail-port.ts';
import { fileName } from './file-name.ts';

/** Hands out a file of a mail so that a browser saves it, whatever it is: it shows none of it and runs none of it. */
export function sendFile(reply: FastifyReply, file: AttachmentAnswer): FastifyReply {
  if (file === 'unknown') throw notFound();
  if (file === 'tooLarge') throw new ProblemError(413, 'file.tooLarge');
  const name = fileName(file.name);
  return reply
    .headers({ 'cache-control': 'private, no-store', 'content-disposition': disposition(name) })
    .type('application/octet-stream')
    .send(file.content);
}

/** RFC 6266: the name as it is, and for old browsers without what is beyond ASCII. */
const disposition = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^ -~]/gu, '_').replaceAll('%', '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*!]/gu, (sign) => `%${sign.codePointAt(0)?.toString(16)}`)}`;
