import type { FastifyReply } from 'fastify';
import { sendFile } from '../../files/public.ts';
import { notFound, ProblemError } from '../../kernel/problem.ts';
import type { AttachmentAnswer } from '../../ports/mail/mail-port.ts';

/** Hands out a file of a mail. */
export function sendAttachment(reply: FastifyReply, file: AttachmentAnswer): FastifyReply {
  if (file === 'unknown') throw notFound();
  if (file === 'tooLarge') throw new ProblemError(413, 'file.tooLarge');
  return sendFile(reply, file);
}
