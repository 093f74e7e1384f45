import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { contract, contractOperations } from '../kernel/contract.ts';
import { createRecords, insertBooking } from '../testing/records.ts';
import { createTestApp } from '../testing/test-app.ts';
const folder = await mkdtemp(join(tmpdir(), 'navette-hostile-'));
const server = await createTestApp({
  filesDir: join(folder, 'files'),
  env: { REGISTRY_DIR: join(folder, 'registry'), HOST_DIR: join(folder, 'host') },
});
await insertBooking(server.db, await createRecords(server.db));
const token = await server.signedIn('super');
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** A value that the contract takes, as far as this can tell, with these dates and years wherever it has one. */
function sample(schema: unknown, day: string, moment: string, depth = 0): unknown {
  if (typeof schema !== 'object' || schema === null || depth > 8) return null;
  const at = (name: string): unknown => Reflect.get(schema, name);
  const of = (inner: unknown) => sample(inner, day, moment, depth + 1);
  const ref = at('$ref');
  if (typeof ref === 'string')
    return of(
      ref
        .split('/')
        .slice(1)
        .reduce<unknown>((value, name) => Reflect.get(Object(value), name), contract),
    );
  for (const name of ['allOf', 'anyOf', 'oneOf']) {
    const branches = at(name);
    if (!Array.isArray(branches)) continue;
    const values = branches.map(of);
    return name === 'allOf' ? Object.assign({}, ...values, properties(schema, of)) : values[0];
  }
  if (at('const') !== undefined) return at('const');
  const choices = at('enum');
  if (Array.isArray(choices)) return choices[0];
  const type = [at('type')].flat()[0];
  if (at('format') === 'date') return day;
  if (at('format') === 'date-time') return moment;
  if (type === 'object' || at('properties') !== undefined) return properties(schema, of);
  if (type === 'array') return [of(at('items'))];
  if (type === 'integer' || type === 'number') return at('maximum') === 9999 ? 9999 : (at('minimum') ?? 1);
  if (type === 'boolean') return false;
  if (typeof at('pattern') === 'string') return textOf(String(at('pattern')), day);
  return 'x'.repeat(Number(at('minLength') ?? 1));
}

/** Properties that are required, and all that hold a date. */
function properties(schema: object, of: (inner: unknown) => unknown): object {
  const required: unknown = Reflect.get(schema, 'required') ?? [];
  const known = Object.entries(Object(Reflect.get(schema, 'properties'))).map(([name, inner]) => [name, of(inner)]);
  return Object.fromEntries(
    known.filter(
      ([name, value]) =>
        (Array.isArray(required) && required.includes(name)) || /\d{4}-\d\d|9999/.test(JSON.stringify(value) ?? ''),
    ),
  );
}

/** Times and phones have patterns; whatever else has is left to be refused. */
const textOf = (pattern: string, day: string): string =>
  pattern.startsWith('^(19|2') ? day : pattern.startsWith('^([01]') ? '10:00' : '0470123456';

const EXTREMES = [
  ['0001-01-01', '0001-01-01T00:00:00Z'],
  ['1900-01-01', '1900-01-01T00:00:00Z'],
  ['2199-12-31', '2199-12-31T23:59:59Z'],
  ['9999-12-31', '9999-12-31T23:59:59Z'],
  ['9998-12-31', '9999-12-31T23:59:59-12:00'],
  ['0000-01-01', '0000-01-01T00:00:00+14:00'],
  ['-000001-01-01', '+010000-01-01T00:00:00Z'],
] as const;

it.each(EXTREMES)('every operation refuses or survives %s and %s in its address and its body', async (day, moment) => {
  const wrong: string[] = [];
  for (const { id, method, path, parameters, documented } of contractOperations) {
    if (['signOut', 'renewSession'].includes(id)) continue;
    const query = parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, schema }) => {
        const value = sample(schema, day, moment);
        return `${name}=${encodeURIComponent(Array.isArray(value) ? String(value[0]) : String(value))}`;
      });
    const schema = bodyOf(documented);
    const body = schema && sample(schema, day, moment);
    const answer = await server.app.inject({
      method: method === 'GET' || method === 'POST' || method === 'PUT' || method === 'PATCH' ? method : 'DELETE',
      url: `${path.replaceAll(/\{\w+\}/g, '1')}?${query.join('&')}`,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    if (answer.statusCode >= 500 && answer.statusCode !== 501)
      wrong.push(`${id}: ${answer.statusCode} ${query.join('&')} ${JSON.stringify(body)} ${answer.body}`);
  }
  expect(wrong).toEqual([]);
});

function bodyOf(documented: object): object | undefined {
  const content = Object(Reflect.get(Object(Reflect.get(documented, 'requestBody')), 'content'));
  return Reflect.get(Object(Reflect.get(content, 'application/json')), 'schema');
}
