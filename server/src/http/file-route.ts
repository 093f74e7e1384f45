import type { FastifyInstance } from 'fastify';
import { forbidden, notFound } from '../kernel/problem.ts';
import type { HttpServices } from './services.ts';
import { fileTypeOfKey } from '../ports/files/file-port.ts';

/** Our own pages show a PDF in a frame. The file itself may load nothing. */
const FRAMED = { 'content-security-policy': "default-src 'none'; frame-ancestors 'self'" };

/** Stored files by signed link, until the link expires. */
export function registerFiles(
  app: FastifyInstance,
  { files, fileLinks }: Pick<HttpServices, 'files' | 'fileLinks'>,
): void {
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
          ...(type === 'application/pdf' && FRAMED),
        })
        .type(type)
        .send(content);
    },
  );
}
