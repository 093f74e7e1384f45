import { describe, expect, it } from 'vitest';
import { contractChanges } from './contract-changes.ts';

const answer = (schema: object) => ({ '200': { description: 'Well', content: { 'application/json': { schema } } } });
const client = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', maxLength: 80 }, tel: { type: 'string' } },
  additionalProperties: false,
};
const contract = (operation: object, path = '/api/client') => ({
  openapi: '3.1.0',
  paths: { [path]: { post: { operationId: 'createClient', 'x-permission': ['client'], ...operation } } },
});
const body = (schema: object) => ({ requestBody: { required: true, content: { 'application/json': { schema } } } });
const released = contract({ ...body(client), responses: answer(client) });

describe('changes of the contract', () => {
  it('a change of the wording alone is no change of the contract', () => {
    expect(contractChanges(released, released)).toEqual([]);
    const worded = {
      ...client,
      description: 'A client',
      properties: { ...client.properties, tel: { type: 'string', description: 'Phone' } },
    };
    expect(contractChanges(released, contract({ summary: 'New', ...body(worded), responses: answer(worded) }))).toEqual(
      [],
    );
  });

  it.each([
    ['an operation that goes', { openapi: '3.1.0', paths: {} }, 'is gone'],
    ['another path', contract({ ...body(client), responses: answer(client) }, '/api/clients'), 'address'],
    [
      'a property that must be sent now',
      contract({ ...body({ ...client, required: ['name', 'tel'] }), responses: answer(client) }),
      'body',
    ],
    [
      'a property that is no longer returned',
      contract({
        ...body(client),
        responses: answer({ ...client, required: [], properties: { tel: { type: 'string' } } }),
      }),
      'answer',
    ],
    [
      'a parameter that must be sent now',
      contract({
        ...body(client),
        responses: answer(client),
        parameters: [{ name: 'q', in: 'query', required: true, schema: { type: 'string' } }],
      }),
      'parameter q',
    ],
    [
      'a permission that is another',
      contract({ ...body(client), responses: answer(client), 'x-permission': ['users'] }),
      'no longer permitted with client',
    ],
  ])('are major for %s', (_, after, what) => {
    const changes = contractChanges(released, after);
    expect(changes.map(({ kind }) => kind)).toContain('major');
    expect(changes.map((change) => change.what).join()).toContain(what);
  });

  it.each([
    [
      'a new property of an answer',
      contract({
        ...body(client),
        responses: answer({ ...client, properties: { ...client.properties, note: { type: 'string' } } }),
      }),
    ],
    [
      'an optional parameter',
      contract({
        ...body(client),
        responses: answer(client),
        parameters: [{ name: 'q', in: 'query', schema: { type: 'string' } }],
      }),
    ],
    [
      'one more permission',
      contract({ ...body(client), responses: answer(client), 'x-permission': ['client', 'users'] }),
    ],
    [
      'a new operation',
      {
        ...released,
        paths: {
          ...released.paths,
          '/api/car': { get: { operationId: 'listCars', responses: answer({ type: 'array' }) } },
        },
      },
    ],
  ])('are minor for %s', (_, after) => {
    const changes = contractChanges(released, after);
    expect([...new Set(changes.map(({ kind }) => kind))]).toEqual(['minor']);
  });
});
