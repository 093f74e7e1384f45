import type { FastifyBaseLogger } from 'fastify';
import type { HttpServices } from '../../services.ts';
import { ProblemError } from '../../../kernel/problem.ts';
import { RateLimit } from '../../../kernel/rate-limit.ts';
import { isAnswer } from '../../../live/apps/app-messages.ts';
import { hearAnswer } from '../../../live/apps/hear-answer.ts';
import type { StaffSocket } from '../events.ts';

/** Hears what a browser of staff answers to commands. Any member of staff may be asked; answers to what nobody asked are dropped. */
export function hearAnswers(socket: StaffSocket, services: HttpServices, log: FastifyBaseLogger): void {
  const limit = new RateLimit({ burst: 30, perSecond: 2 });
  socket.on('answered', (message) => {
    if (limit.take('', 1, new Date()) > 0 || !isAnswer(message)) return;
    hearAnswer(services, socket.data.caller.user.id, message).catch((error: unknown) => {
      if (!(error instanceof ProblemError)) log.error({ err: error }, 'answer of an app lost');
    });
  });
}
