import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../app/error-handler.ts';
import { notFound } from '../app/problem.ts';
import { forever, revalidated, sendFile } from './send-file.ts';
import { folderOfFiles } from './served-file.ts';

/** Published remotes, which never change, and the release set that is current. */
export function registerRegistry(app: FastifyInstance, registryDir: string): void {
  const find = folderOfFiles(registryDir);

  app.get<{ Params: { remote: string; version: string; '*': string } }>('/registry/:remote/:version/*', async (request, reply) => {
    const { remote, version, '*': file } = request.params;
    const found = await find(`/${remote}/${version}/${file}`);
    return found ? sendFile(request, reply, found, forever) : sendProblem(notFound(), request, reply);
  });

  app.get('/release/current', async (request, reply) => {
    const id = await currentSet(registryDir);
    const set = id && (await find(`/sets/${id}.json`));
    return set ? sendFile(request, reply, set, revalidated) : sendProblem(notFound(), request, reply);
  });
}

/** Id of the release set that is active; undefined before the first activation. */
export async function currentSet(registryDir: string): Promise<string | undefined> {
  const pointer: unknown = await readFile(join(registryDir, 'current'), 'utf8').then(JSON.parse).catch(() => undefined);
  const named = typeof pointer === 'object' && pointer !== null && 'set' in pointer;
  return named && typeof pointer.set === 'string' && /^[\w.-]+$/.test(pointer.set) ? pointer.set : undefined;
}
