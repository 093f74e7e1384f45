import type { FastifyInstance } from 'fastify';
import { forbidden, notFound } from '../app/problem.ts';
import type { Services } from '../app/services.ts';
import { fileTypeOfKey } from '../ports/files/file-type.ts';

/** Kept files, for whoever holds a link that is still good. */
export function registerFiles(app: FastifyInstance, { files, fileLinks }: Pick<Services, 'files' | 'fileLinks'>): void {
  app.get<{ Params: { key: string }; Querystring: Record<string, unknown> }>(
    '/files/:key',
    async ({ params: { key }, query }, reply) => {
      const { expires, signature } = query;
      const good = typeof expires === 'string' && typeof signature === 'string';
      const seconds = good ? fileLinks.secondsLeft({ key, expires, signature }) : 0;
      if (seconds === 0) throw forbidden();
      const type = fileTypeOfKey(key);
      const content = type && (await files.read(key));
      if (!content) throw notFound();
      return reply
        .headers({
          'cache-control': `private, max-age=${seconds}`,
          'content-disposition': 'inline',
          'content-encoding': 'identity',
        })
        .type(type)
        .send(content);
    },
  );
}
