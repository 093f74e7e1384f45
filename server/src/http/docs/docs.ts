import type { FastifyInstance } from 'fastify';
import { contract } from '../../kernel/contract.ts';
import { pagePolicy } from '../security-headers.ts';
import { docsPage } from './page.ts';

/** The contract: as a machine-readable document, and as a page. */
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

/** Style of the page of the contract. */
const docsStyle = `
:root { color: #241f1e; background: #f7f6f5; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; }
h1 { font-size: 1.6rem; margin: 0 0 .5rem; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; border-bottom: 2px solid #8b1a20; padding-bottom: .25rem; }
h3 { font-size: .95rem; margin: 1rem 0 .25rem; }
a { color: #8b1a20; }
form { display: flex; gap: .5rem; margin: 1rem 0; }
input { flex: 1; font: inherit; padding: .45rem .6rem; border: 1px solid #8c8481; border-radius: 4px; }
button { font: inherit; padding: .45rem 1rem; border: 0; border-radius: 4px; background: #8b1a20; color: #fff; }
details { background: #fff; border: 1px solid #dcd7d4; border-radius: 4px; margin: .4rem 0; padding: 0 .8rem; }
summary { cursor: pointer; padding: .5rem 0; }
summary code { font-weight: 600; }
.method { display: inline-block; min-width: 4.2rem; font: 600 .8rem ui-monospace, monospace; color: #8b1a20; }
.note { color: #5c5451; }
table { border-collapse: collapse; width: 100%; margin: .25rem 0 1rem; }
th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #ece8e6; }
th { font-weight: 600; }
code { font: .9em ui-monospace, monospace; }
@media (prefers-color-scheme: dark) {
  :root { color: #eee9e6; background: #1c1918; }
  details { background: #262220; border-color: #423b38; }
  th, td { border-color: #38322f; }
  a, .method { color: #f0959a; }
  h2 { border-color: #f0959a; }
  .note { color: #b8afab; }
}
`;
