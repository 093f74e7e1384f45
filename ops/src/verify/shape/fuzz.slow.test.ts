import { readFile } from 'node:fs/promises';
import type { BuiltOperation } from '@navette/shared/release';
import { describe, expect, it } from 'vitest';
import { deployedOperations, type DeployedOperation } from '../checks/deployed-api.ts';
import { operationDifferences } from '../checks/operations.ts';
import { compareSchemas } from './compare.ts';
import { isRecord } from '../../json.ts';
import type { Schema } from './json-schema.ts';

const document: unknown = JSON.parse(
  await readFile(new URL('../../../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
);
const operations = [...deployedOperations(document)];

/** As a build of today would have it. */
function builtFrom({ method, path, parameters, request, response }: DeployedOperation): BuiltOperation {
  const known = [...parameters].flatMap(([name, parameter]) =>
    parameter.in === 'path' || parameter.in === 'query' || parameter.in === 'header'
      ? [[name, { ...parameter, in: parameter.in, schema: plain(parameter.schema) }] as const]
      : [],
  );
  return {
    method,
    path,
    parameters: Object.fromEntries(known),
    ...(request ? { request: plain(request.schema) } : {}),
    ...(response === undefined ? {} : { response: plain(response) }),
  };
}

const plain = (schema: Schema) => (typeof schema === 'boolean' ? schema : { ...schema });

/** The same numbers in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Every object of a schema that says what is valid, as a copy that may be changed. */
function places(schema: unknown): Record<string, unknown>[] {
  if (Array.isArray(schema)) return schema.flatMap(places);
  if (!isRecord(schema)) return [];
  const own: Record<string, unknown> = schema;
  return [own, ...Object.values(own).flatMap(places)];
}

const copyOf = (schema: Schema): unknown => JSON.parse(JSON.stringify(schema));

/** One property of one object is gone, in a schema of closed objects. */
function withoutProperty(schema: Schema, random: () => number): Schema | undefined {
  const copy = copyOf(schema);
  const objects = places(copy).filter(
    ({ type, properties, additionalProperties }) =>
      type === 'object' && isRecord(properties) && Object.keys(properties).length > 0 && additionalProperties === false,
  );
  const chosen = objects[Math.floor(random() * objects.length)];
  if (chosen === undefined || !isRecord(chosen.properties)) return undefined;
  const names = Object.keys(chosen.properties);
  const gone = names[Math.floor(random() * names.length)];
  chosen.properties = Object.fromEntries(Object.entries(chosen.properties).filter(([name]) => name !== gone));
  chosen.required = Array.isArray(chosen.required) ? chosen.required.filter((name) => name !== gone) : [];
  return isRecord(copy) ? copy : undefined;
}

/** Something somewhere is another word, another value, or no JSON schema at all. */
function scrambled(schema: Schema, random: () => number): Schema {
  const copy = copyOf(schema);
  const objects = places(copy);
  const words = [
    'type',
    'properties',
    'required',
    'items',
    'enum',
    'anyOf',
    'oneOf',
    'allOf',
    'nullable',
    'const',
    'pattern',
    'minimum',
    'additionalProperties',
    'prefixItems',
    '$ref',
    'not',
    'patternProperties',
  ];
  const values = [
    null,
    true,
    false,
    0,
    -1,
    'x',
    '(',
    [],
    ['null'],
    [null],
    {},
    { $ref: '#/nowhere' },
    [{ type: 'string' }, { type: 'null' }],
    { a: 1 },
    'string',
    ['a', 'a'],
    { allOf: [{}, { not: {} }] },
  ];
  for (let times = 0; times < 4; times += 1) {
    const place = objects[Math.floor(random() * objects.length)];
    if (place)
      place[words[Math.floor(random() * words.length)] ?? 'type'] = values[Math.floor(random() * values.length)];
  }
  return isRecord(copy) ? copy : true;
}

const bodies = operations.flatMap(([id, { request, response }]) => [
  ...(request ? [{ id, schema: request.schema }] : []),
  ...(response === undefined ? [] : [{ id, schema: response }]),
]);

describe('the contract held against itself', () => {
  it('the contract has operations to compare', () => {
    expect(operations.length).toBeGreaterThan(100);
  });

  it.each(operations)('finds the contract compatible with itself: %s', (_, operation) => {
    expect(operationDifferences(builtFrom(operation), operation)).toEqual([]);
  });

  it('finds the contract compatible in another form: allOf, oneOf, a list with one type', () => {
    for (const { schema } of bodies) {
      for (const form of [
        { allOf: [schema] },
        { anyOf: [schema] },
        { oneOf: [schema, schema] },
        { allOf: [{ anyOf: [schema, schema] }, {}] },
      ]) {
        expect(compareSchemas(schema, form, 'accepts', 'it').filter(({ severity }) => severity === 'failed')).toEqual(
          [],
        );
        expect(compareSchemas(form, schema, 'reads', 'it').filter(({ severity }) => severity === 'failed')).toEqual([]);
      }
    }
  });
});

describe('a changed contract', () => {
  it('finds every removed property of a changed contract', () => {
    const random = dice(7);
    let tried = 0;
    for (const { id, schema } of bodies) {
      for (let round = 0; round < 3; round += 1) {
        const changed = withoutProperty(schema, random);
        if (changed === undefined) continue;
        tried += 1;
        expect(
          compareSchemas(schema, changed, 'accepts', id).filter(({ severity }) => severity === 'failed'),
          `${id} sent`,
        ).not.toEqual([]);
        expect(compareSchemas(changed, schema, 'reads', id), `${id} read`).not.toEqual([]);
      }
    }
    expect(tried).toBeGreaterThan(200);
  });

  it('never throws for a changed contract', () => {
    const random = dice(42);
    for (const { schema } of bodies) {
      for (let round = 0; round < 6; round += 1) {
        const [left, right] = [scrambled(schema, random), scrambled(schema, random)];
        for (const receiver of ['accepts', 'reads'] as const) {
          expect(Array.isArray(compareSchemas(left, right, receiver, 'it'))).toBe(true);
          expect(compareSchemas(left, left, receiver, 'it')).toEqual([]);
        }
      }
    }
  });

  it('never throws for any document', () => {
    for (const broken of [
      null,
      7,
      'x',
      [],
      {},
      { paths: 3 },
      { paths: { '/x': null } },
      {
        paths: {
          '/x': { get: { operationId: 'x', parameters: 3, responses: [], requestBody: { $ref: 'other.yaml#/x' } } },
        },
      },
      { paths: { '/x': { $ref: '#/paths/~1x' } } },
    ]) {
      expect(deployedOperations(broken)).toBeInstanceOf(Map);
    }
  });

  it('ends for a recursive schema', () => {
    const loop = {
      components: {
        schemas: { Node: { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } } },
      },
    };
    const api = (schema: unknown) => ({
      ...loop,
      paths: {
        '/x': { get: { operationId: 'x', responses: { 200: { content: { 'application/json': { schema } } } } } },
      },
    });
    expect(deployedOperations(api({ $ref: '#/components/schemas/Node' })).get('x')?.response).toMatchObject({
      type: 'object',
      properties: { next: {} },
    });
  });
});
