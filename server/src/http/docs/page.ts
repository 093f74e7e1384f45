import { contract, contractOperations, type ContractOperation, responseOf } from '../../kernel/contract.ts';

/** The contract as a page; `search` filters for operations that contain all its words. */
export function docsPage(search: string): string {
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
