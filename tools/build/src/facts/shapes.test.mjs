import { describe, expect, it } from 'vitest';
import { contractOf } from './contract.mjs';
import { shapeOf, writtenOut } from './shapes.mjs';

const document = {
  components: {
    schemas: {
      Client: {
        type: 'object',
        description: 'A client',
        properties: { id: { $ref: '#/components/schemas/Id' }, description: { type: 'string', title: 'Remark' } },
        required: ['id'],
      },
      Id: { type: 'integer', minimum: 1, example: 4 },
      Tree: {
        type: 'object',
        properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
      },
    },
    responses: { Changed: { content: { 'application/json': { schema: { type: 'object' } } } } },
  },
  paths: {
    '/api/client/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { $ref: '#/components/schemas/Id' } }],
      get: {
        operationId: 'getClient',
        responses: {
          200: {
            content: {
              'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Client' } } },
            },
          },
        },
      },
      put: {
        operationId: 'updateClient',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Client' } } } },
        responses: { 200: { $ref: '#/components/responses/Changed' } },
      },
    },
  },
};

const { operations } = contractOf(document);
const id = { type: 'integer', minimum: 1 };
const client = { type: 'object', properties: { id, description: { type: 'string' } }, required: ['id'] };

/** @param {string} key */
function shape(key) {
  const operation = operations.get(key);
  return operation && shapeOf(operation, document);
}

describe('the shape of an operation', () => {
  it('resolves the references of an operation’s shape and leaves out documentation', () => {
    expect(shape('get /api/client/{id}')).toEqual({
      method: 'get',
      path: '/api/client/{id}',
      parameters: { id: { in: 'path', required: true, schema: id } },
      response: { type: 'array', items: client },
    });
  });

  it('includes the body of an operation and follows a shared answer', () => {
    expect(shape('put /api/client/{id}')).toMatchObject({ request: client, response: { type: 'object' } });
  });

  it('ends a recursive schema at its second level', () => {
    expect(writtenOut({ $ref: '#/components/schemas/Tree' }, document)).toEqual({
      type: 'object',
      properties: { children: { type: 'array', items: {} } },
    });
  });

  it('keeps keywords beside a reference', () => {
    expect(writtenOut({ $ref: '#/components/schemas/Id', maximum: 9 }, document)).toEqual({
      allOf: [id, { maximum: 9 }],
    });
  });

  it('names a reference that can not be resolved', () => {
    expect(() => writtenOut({ $ref: '#/components/schemas/Nobody' }, document)).toThrow(
      'The contract has no #/components/schemas/Nobody',
    );
  });
});
