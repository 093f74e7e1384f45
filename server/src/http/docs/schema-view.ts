import { escapeHtml } from './escape.ts';

/** The part of a schema that people read. */
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
export function schemaWords(schema: ReadSchema): string {
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
export function schemaTable(schema: ReadSchema): string {
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
