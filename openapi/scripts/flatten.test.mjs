// @ts-check
import { describe, expect, it } from 'vitest';
import { flattenSchema } from './bundle.mjs';

const schemas = {
  Fields: {
    'x-part': true,
    type: 'object',
    properties: { price: { type: ['number', 'null'] }, info: { type: 'string' } },
  },
  Form: {
    description: 'A form',
    allOf: [{ $ref: '#/components/schemas/Fields' }],
    required: ['price'],
    unevaluatedProperties: false,
    properties: { price: { type: 'number' } },
  },
  Row: {
    allOf: [{ $ref: '#/components/schemas/Form' }],
    required: ['id'],
    unevaluatedProperties: false,
    properties: { id: { type: 'integer' } },
  },
};

describe('compositions of objects', () => {
  it('flattens a composition into one closed object, in which a later part narrows an earlier one', () => {
    expect(flattenSchema(schemas.Form, schemas)).toEqual({
      type: 'object',
      description: 'A form',
      required: ['price'],
      additionalProperties: false,
      properties: { price: { type: 'number' }, info: { type: 'string' } },
    });
  });

  it('flattens nested compositions', () => {
    expect(flattenSchema(schemas.Row, schemas)).toMatchObject({
      required: ['price', 'id'],
      properties: { info: {}, id: {} },
    });
  });

  it('refuses a composition with a missing part', () => {
    expect(() => flattenSchema({ allOf: [{ $ref: '#/components/schemas/Other' }] }, schemas)).toThrow('unknown schema');
  });
});
