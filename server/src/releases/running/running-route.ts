import { runningFor, type Running } from '@navette/ops/registry';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../../app/error-handler.ts';
import { notFound } from '../../app/problem.ts';
import type { Services } from '../../app/services.ts';
import { authenticate } from '../../auth/authenticate.ts';
import { BoundedMap } from '../../platform/bounded-map.ts';
import { sendFile } from '../../static/send-file.ts';
import { servedContent, type ServedFile } from '../../static/served-file.ts';

/** Answers that are kept in memory, in bytes. A suite has three at a time: stable, stable for who tries something out, tried out. */
const mostKept = 16 * 1024 * 1024;

/**
 * What runs for whoever asks. Without a session, or with one that has ended, it is what runs for everybody; when the registry can't be read, what
 * ran for everybody before: a page is never left without its remotes.
 */
export function registerRunningRelease(app: FastifyInstance, services: Services): void {
  const answerOf = keptAnswers();
  let lastForAll: Running | undefined;
  app.get<{ Querystring: { channel?: unknown } }>('/release/current', async (request, reply) => {
    const caller = await authenticate(request.headers.authorization, services);
    const channel = request.query.channel === 'stable' ? 'stable' : undefined;
    const running = await runningFor(services.releases.registry, caller?.user, channel).catch((error: unknown) => {
      if (!lastForAll) throw error;
      request.log.error({ err: error }, 'what runs can not be read: answering what ran before');
      return lastForAll;
    });
    if (running && !running.preview) lastForAll = running;
    if (!running) return sendProblem(notFound(), request, reply);
    return sendFile(request, reply, answerOf(running), {
      cacheControl: 'no-cache, private',
      vary: 'authorization, accept-encoding',
    });
  });
}

/** Sets never change: an answer with the same ones is the same, and is written and compressed once. */
function keptAnswers(): (running: Running) => ServedFile {
  const kept = new BoundedMap<string, ServedFile>(mostKept);
  return ({ channel, preview, set, fallbacks, overrides }) => {
    const former = Object.entries(fallbacks).map(([name, { base }]) => [name, base]);
    const key = JSON.stringify([channel, preview, set.id, former, overrides]);
    const known = kept.get(key);
    if (known) return known;
    const answer = servedContent(Buffer.from(JSON.stringify({ channel, preview, set, fallbacks, overrides })), '.json');
    kept.set(key, answer, answer.content.length);
    return answer;
  };
}
