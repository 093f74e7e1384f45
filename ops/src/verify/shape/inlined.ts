import { isRecord } from '../../canonical-json.ts';
import type { Schema } from './json-schema.ts';

/**
 * A part of a document with every reference written out. One that contains itself ends where it would begin again: there everything is allowed.
 * @param document what `#/…` points into
 */
export function inlined(value: unknown, document: unknown, inside: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => inlined(item, document, inside));
  if (!isRecord(value)) return value;
  const { $ref, ...rest } = value;
  const beside = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, inlined(item, document, inside)]));
  if (typeof $ref !== 'string') return '$ref' in value ? { ...beside, $ref: inlined($ref, document, inside) } : beside;
  if (inside.includes($ref)) return {};
  const target = inlined(targetOf($ref, document), document, [...inside, $ref]);
  return isRecord(target) ? { ...target, ...beside } : target;
}

/** As {@link inlined}, for a schema: what is none allows everything. */
export function inlinedSchema(value: unknown, document: unknown): Schema {
  const whole = inlined(value, document);
  return typeof whole === 'boolean' || isRecord(whole) ? whole : true;
}

function targetOf(reference: string, document: unknown): unknown {
  const [file = '', pointer = ''] = reference.split('#');
  if (file !== '') return {};
  const names = pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  return (
    names.reduce<unknown>(
      (place, name) => (isRecord(place) && Object.hasOwn(place, name) ? place[name] : undefined),
      document,
    ) ?? {}
  );
}
