import { deprecationOf, type Deprecation } from '../../release/deprecations.mjs';
import { memoised, isRecord } from '../../json.ts';
import { asSchema, textsOf, type Schema } from '../shape/json-schema.ts';

interface DeployedParameter {
  readonly in: string;
  readonly required: boolean;
  readonly schema: Schema;
}

export interface DeployedOperation {
  /** Lower case. */
  readonly method: string;
  readonly path: string;
  /** `x-permission`: page names, `signed-in` or `public`; empty when it has none, and then nobody may. */
  readonly permission: readonly string[];
  readonly parameters: ReadonlyMap<string, DeployedParameter>;
  /** `x-deprecation`: since when it goes away, and until when. */
  readonly deprecation?: Deprecation;
  readonly request?: { readonly required: boolean; readonly schema: Schema };
  /** Of the first successful answer that is JSON. */
  readonly response?: Schema;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options']);

/**
 * The operations of an OpenAPI document by operationId, references written out. Reads what it finds: a document that is none has no operations.
 * @param document `/openapi.json`
 */
export const deployedOperations = memoised((document): ReadonlyMap<string, DeployedOperation> => {
  const paths = isRecord(document) && isRecord(document.paths) ? Object.entries(document.paths) : [];
  const found = paths.flatMap(([path, item]) => {
    const own = isRecord(item) && typeof item.$ref === 'string' ? inlined(item, document) : item;
    const whole: Readonly<Record<string, unknown>> = isRecord(own) ? own : {};
    return Object.entries(whole).flatMap(([method, operation]) => {
      if (!methods.has(method) || !isRecord(operation) || typeof operation.operationId !== 'string') return [];
      return [
        [
          operation.operationId,
          read(
            method,
            path,
            operation,
            [...listOf(inlined(whole.parameters, document)), ...listOf(operation.parameters)],
            document,
          ),
        ] as const,
      ];
    });
  });
  return new Map(found);
});

function read(
  method: string,
  path: string,
  operation: Readonly<Record<string, unknown>>,
  parameters: readonly unknown[],
  document: unknown,
): DeployedOperation {
  const body = inlined(operation.requestBody, document);
  const content = isRecord(body) ? jsonOf(body.content, document) : undefined;
  const deprecation = deprecationOf(operation['x-deprecation']);
  const response = answerOf(operation.responses, document);
  return {
    method,
    path,
    permission: textsOf(operation['x-permission']),
    ...(deprecation === undefined ? {} : { deprecation }),
    parameters: new Map(parameters.flatMap((parameter) => parameterOf(inlined(parameter, document)))),
    ...(isRecord(body) && content !== undefined
      ? { request: { required: body.required === true, schema: content } }
      : {}),
    ...(response === undefined ? {} : { response }),
  };
}

function parameterOf(value: unknown): [string, DeployedParameter][] {
  if (!isRecord(value) || typeof value.name !== 'string' || typeof value.in !== 'string') return [];
  return [
    [
      value.name,
      { in: value.in, required: value.required === true || value.in === 'path', schema: asSchema(value.schema) },
    ],
  ];
}

function answerOf(responses: unknown, document: unknown): Schema | undefined {
  const entries = isRecord(responses) ? Object.entries(responses).filter(([status]) => status.startsWith('2')) : [];
  const schemas = entries
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, answer]) => {
      const whole = inlined(answer, document);
      return isRecord(whole) ? jsonOf(whole.content, document) : undefined;
    });
  return schemas.find((schema) => schema !== undefined);
}

function jsonOf(content: unknown, document: unknown): Schema | undefined {
  const [, media] =
    (isRecord(content) ? Object.entries(content) : []).find(([type]) =>
      /^application\/(?:[\w.-]+\+)?json\b/.test(type),
    ) ?? [];
  return isRecord(media) && media.schema !== undefined ? inlinedSchema(media.schema, document) : undefined;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * A part of a document with every reference written out. One that contains itself ends where it would begin again: there everything is allowed.
 * @param document what `#/…` points into
 */
function inlined(value: unknown, document: unknown, inside: readonly string[] = []): unknown {
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
function inlinedSchema(value: unknown, document: unknown): Schema {
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
