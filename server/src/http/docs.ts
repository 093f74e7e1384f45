import type { FastifyInstance } from 'fastify';
import { contract, contractOperations, type ContractOperation, responseOf } from '../kernel/contract.ts';
import { pageHeaders } from './security-headers.ts';

/** The contract: as a machine-readable document, and as a page. */
export function registerDocs(app: FastifyInstance): void {
  const document = JSON.stringify(contract);
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(document));
  app.get('/api-docs/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
  app.get<{ Querystring: { q?: unknown } }>('/api-docs', async (request, reply) => {
    const { q } = request.query;
    reply.headers(pageHeaders({ nonce: 'none' }));
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

/** The contract as a page; `search` filters for operations that contain all its words. */
function docsPage(search: string): string {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = contractOperations.filter((operation) => words.every((word) => searchText(operation).includes(word)));
  const groups = contract.tags.map(({ name, description }) => {
    const own = found.filter(({ documented }) => documented.tags.includes(name));
    return own.length === 0
      ? ''
      : `<h2 id="tag-${escapeHtml(name)}">${escapeHtml(description)}</h2>${own.map((operation) => operationView(operation, words.length > 0)).join('')}`;
  });
  const { title, version, description } = contract.info;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/api-docs/style.css"></head>
<body><main>
<h1>${escapeHtml(title)} <small class="note">${escapeHtml(version)}</small></h1>
${paragraphs(description)}
<p><a href="/openapi.json">openapi.json</a> is the same for programs.</p>
<form role="search" action="/api-docs"><label for="q">Search</label><input id="q" name="q" type="search" value="${escapeHtml(search)}"><button>Search</button></form>
<p class="note" role="status">${found.length} of ${contractOperations.length} operations</p>
${groups.join('')}
<h2>Schemas</h2>
${Object.entries(contract.components.schemas)
  .map(([name, schema]) => schemaView(name, schema))
  .join('')}
</main></body></html>`;
}

const searchText = ({ id, path, permission, documented }: ContractOperation): string =>
  [id, path, documented.summary, documented.description, ...documented.tags, ...permission].join(' ').toLowerCase();

function operationView(operation: ContractOperation, open: boolean): string {
  const { id, method, path, permission, propertyPermission, documented, parameters } = operation;
  const payload = documented.requestBody?.content?.['application/json']?.schema;
  const answer = responseOf(operation, 200);
  const content = Object.values(answer?.content ?? {})[0]?.schema;
  const restricted = Object.entries(propertyPermission).map(
    ([name, pages]) => `; <code>${escapeHtml(name)}</code> needs ${pages.join(' or ')} besides`,
  );
  return `<details id="${id}"${open ? ' open' : ''}><summary><span class="method">${method}</span> <code>${escapeHtml(path)}</code> ${escapeHtml(documented.summary)}</summary>
<p class="note"><code>${id}</code> · permission: ${permission.join(' or ')}${restricted.join('')}</p>
${paragraphs(documented.description ?? '')}
${parameters.length > 0 ? `<h3>Parameters</h3>${schemaTable(parametersSchema(parameters))}` : ''}
${payload ? `<h3>Payload</h3>${schemaTable(payload)}` : ''}
<h3>Answer</h3><p>${escapeHtml(answer?.description ?? '')}${content ? `: ${schemaWords(content)}` : ''}</p>
<p class="note">Anything else: <a href="#schema-Problem">Problem</a></p></details>`;
}

function parametersSchema(parameters: ContractOperation['parameters']) {
  return {
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for HTML, also within quotes. */
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

const schemaView = (name: string, schema: object & { description?: string }): string =>
  `<details id="schema-${escapeHtml(name)}"><summary><code>${escapeHtml(name)}</code></summary>${paragraphs(schema.description ?? '')}${schemaTable(schema)}</details>`;

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n|\n(?=- )/)
    .filter((part) => part.trim())
    .map((part) => `<p>${escapeHtml(part)}</p>`)
    .join('');

/** Parts of a schema that the page shows. */
interface ReadSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  items?: ReadSchema;
  anyOf?: ReadSchema[];
  properties?: Record<string, ReadSchema>;
  required?: string[];
  description?: string;
}

/** A schema in a few words: `integer or null`, `list of BookingRow`. */
function schemaWords(schema: ReadSchema): string {
  if (schema.$ref) return reference(schema.$ref);
  if (schema.anyOf) return schema.anyOf.map(schemaWords).join(' or ');
  if (schema.enum) return schema.enum.map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`).join(', ');
  const types = [schema.type ?? 'any'].flat();
  return types
    .map((type) =>
      type === 'array' && schema.items ? `list of ${schemaWords(schema.items)}` : escapeHtml(schema.format ?? type),
    )
    .join(' or ');
}

/** The fields of an object as a table; of anything else, its words. */
function schemaTable(schema: ReadSchema): string {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return `<p>${schemaWords(schema)}</p>`;
  const rows = fields.map(([name, field]) => {
    const need = schema.required?.includes(name) ? 'required' : '';
    return `<tr><td><code>${escapeHtml(name)}</code></td><td>${schemaWords(field)}</td><td>${need}</td><td>${escapeHtml(field.description ?? '')}</td></tr>`;
  });
  return `<table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col"></th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function reference(ref: string): string {
  const name = escapeHtml(ref.split('/').at(-1) ?? ref);
  return `<a href="#schema-${name}">${name}</a>`;
}
