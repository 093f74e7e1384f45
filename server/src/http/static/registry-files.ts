import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import { HOST, localFolder, Refusal, storeFaultOf, type Registry } from '@navette/ops/registry';
import { sendProblem } from '../error-handler.ts';
import { asProblem } from '../../kernel/as-problem.ts';
import { Outage } from '../../kernel/outage.ts';
import { notFound, ProblemError } from '../../kernel/problem.ts';
import { findFile, IMMUTABLE, sendFile } from './static-files.ts';

const NAME = /^[a-z][a-z\d-]{0,40}$/;
const VERSION = /^\d+\.\d+\.\d+(?:\+[\da-f]{12})?$/;

/**
 * Published remotes, which are immutable. Those of the host are served as the host.
 * @param origins of other hosts whose pages may load them, or `*`
 */
export function registerRegistry(app: FastifyInstance, registry: Registry, origins: readonly string[]): void {
  const unread = new Outage();
  app.get<{ Params: { remote: string; version: string; '*': string } }>(
    '/registry/:remote/:version/*',
    async (request, reply) => {
      const { remote, version, '*': file } = request.params;
      allowHosts(reply, origins, request.headers.origin);
      try {
        const folder = await folderOf(registry, remote, version, request.log);
        const found = folder === undefined ? undefined : await findFile(folder, `/${file}`);
        if (found && unread.passes()) request.log.info('published files can be read again');
        return found ? sendFile(reply, found, IMMUTABLE) : sendProblem(notFound(), request, reply);
      } catch (error) {
        const fault = storeFaultOf(error);
        // A full disk has an error message of its own.
        if (!fault || asProblem(error).code === 'diskFull') throw error;
        if (unread.meets(fault)) request.log.error({ err: fault }, 'published files can not be read');
        return sendProblem(new ProblemError(503, 'unavailable'), request, reply);
      }
    },
  );
}

/** Lets pages of other hosts load a file. Scripts of module federation are asked for without an origin. */
function allowHosts(reply: FastifyReply, origins: readonly string[], asking: string | undefined): void {
  if (origins.length === 0) return;
  reply.headers({ 'cross-origin-resource-policy': 'cross-origin', vary: 'origin' });
  if (origins.includes('*')) reply.header('access-control-allow-origin', '*');
  else if (asking !== undefined && origins.includes(asking)) reply.header('access-control-allow-origin', asking);
}

/** The local folder of a published version; undefined for an unknown version, or one that can't be fetched intact. */
async function folderOf(
  registry: Registry,
  remote: string,
  version: string,
  log: FastifyBaseLogger,
): Promise<string | undefined> {
  if (remote === HOST || !NAME.test(remote) || !VERSION.test(version)) return undefined;
  return localFolder(registry, remote, version).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    log.warn({ err: error }, 'a published version can not be had');
    return undefined;
  });
}
