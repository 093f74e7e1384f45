import type { FastifyInstance } from 'fastify';
import { contract } from '../../kernel/contract.ts';
import { pagePolicy } from '../security-headers.ts';
import { docsPage } from './page.ts';
import { docsStyle } from './style.ts';

/** The contract: as a document for programs, as a page for people. */
export function registerDocs(app: FastifyInstance): void {
  const document = JSON.stringify(contract);
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(document));
  app.get('/api-docs/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
  app.get<{ Querystring: { q?: unknown } }>('/api-docs', async (request, reply) => {
    const { q } = request.query;
    reply.headers(pagePolicy({ nonce: 'none' }));
    return reply.type('text/html; charset=utf-8').send(docsPage(typeof q === 'string' ? q : ''));
  });
}
