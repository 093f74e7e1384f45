import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../app/error-handler.ts';
import { notFound } from '../app/problem.ts';
import { forever, sendFile } from './send-file.ts';
import { folderOfFiles } from './served-file.ts';

/** Published remotes, which never change. */
export function registerRegistry(app: FastifyInstance, registryDir: string): void {
  const find = folderOfFiles(registryDir);
  app.get<{ Params: { remote: string; version: string; '*': string } }>(
    '/registry/:remote/:version/*',
    async (request, reply) => {
      const { remote, version, '*': file } = request.params;
      const found = await find(`/${remote}/${version}/${file}`);
      return found ? sendFile(request, reply, found, forever) : sendProblem(notFound(), request, reply);
    },
  );
}
