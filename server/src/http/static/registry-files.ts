import type { FastifyInstance } from 'fastify';
import { HOST } from '@navette/ops/registry';
import { sendProblem } from '../error-handler.ts';
import { notFound } from '../../kernel/problem.ts';
import { findFile, IMMUTABLE, sendFile } from './static-files.ts';

/** Published remotes, which never change. Those of the host are served as the host. */
export function registerRegistry(app: FastifyInstance, registryDir: string): void {
  app.get<{ Params: { remote: string; version: string; '*': string } }>(
    '/registry/:remote/:version/*',
    async (request, reply) => {
      const { remote, version, '*': file } = request.params;
      const found = remote === HOST ? undefined : await findFile(registryDir, `/${remote}/${version}/${file}`);
      return found ? sendFile(reply, found, IMMUTABLE) : sendProblem(notFound(), request, reply);
    },
  );
}
