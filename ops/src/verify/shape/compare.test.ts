import { describe, expect, it } from 'vitest';
import { compareSchemas } from './compare.ts';
import type { Receiver, Schema } from './json-schema.ts';

const details = (receiver: Receiver, from: Schema, to: Schema): string[] =>
  compareSchemas(from, to, receiver, 'it').map(({ severity, path, what }) => `${severity} ${path}: ${what}`);

const object = (
  properties: Record<string, Schema>,
  required: string[] = [],
  more: Record<string, unknown> = {},
): Schema => ({ type: 'object', properties, required, ...more });
const text = { type: 'string' } as const;
const closed = { additionalProperties: false };

describe('requests of a remote', () => {
  it.each<[string, Schema, Schema, string[]]>([
    [
      'a property that must be sent now',
      object({ a: text }, ['a']),
      object({ a: text, b: text }, ['a', 'b']),
      ['failed it.b: is required now and was unknown before'],
    ],
    [
      'an optional property that must be sent now',
      object({ a: text }),
      object({ a: text }, ['a']),
      ['failed it.a: is always required now'],
    ],
    [
      'a property that is gone from a closed object',
      object({ a: text, b: text }, [], closed),
      object({ a: text }, [], closed),
      ['failed it.b: is no longer accepted'],
    ],
    [
      'an open object that is closed now',
      object({ a: text }),
      object({ a: text }, [], closed),
      ['failed it: additional properties are no longer accepted'],
    ],
    ['a value of a list that is gone', { enum: ['a', 'b'] }, { enum: ['a'] }, ['failed it: "b" is no longer accepted']],
    [
      'a text that is a list of values now',
      text,
      { type: 'string', enum: ['a'] },
      ['failed it: only "a" is accepted now'],
    ],
    [
      'a shorter text',
      { ...text, maxLength: 80 },
      { ...text, maxLength: 40 },
      ['failed it: maxLength is 40 now, was 80'],
    ],
    ['a pattern', text, { ...text, pattern: '^a' }, ['failed it: the pattern is ^a now, was anything']],
    ['a format', text, { ...text, format: 'date' }, ['failed it: must be a date now']],
    [
      'a smaller number',
      { type: 'number' },
      { type: 'number', maximum: 10 },
      ['failed it: at most 10 is accepted now, was anything'],
    ],
    [
      'a larger number',
      { type: 'number', minimum: 0 },
      { type: 'number', exclusiveMinimum: 0 },
      ['failed it: at least 0 is accepted now, was 0'],
    ],
    [
      'whole numbers alone',
      { type: 'number' },
      { type: 'integer' },
      ['failed it: only whole numbers are accepted now'],
    ],
    ['null no more', { type: ['string', 'null'] }, text, ['failed it: is no longer accepted as null']],
    [
      'null no more, as it was written before',
      { type: 'string', nullable: true },
      text,
      ['failed it: is no longer accepted as null'],
    ],
    ['another type', text, { type: 'integer' }, ['failed it: is no longer accepted as a string']],
    [
      'items of another type',
      { type: 'array', items: text },
      { type: 'array', items: { type: 'number' } },
      ['failed it[]: is no longer accepted as a string'],
    ],
    [
      'fewer items',
      { type: 'array', maxItems: 9 },
      { type: 'array', maxItems: 2 },
      ['failed it: maxItems is 2 now, was 9'],
    ],
    [
      'a value beyond the new limits',
      { enum: ['abc'] },
      { type: 'string', maxLength: 2 },
      ['failed it: "abc" is no longer accepted'],
    ],
    [
      'an alternative that is gone',
      { anyOf: [text, object({ a: text })] },
      text,
      ['failed it: is no longer accepted as an object'],
    ],
    [
      'a part of an allOf',
      object({ a: text }),
      { allOf: [object({ a: text }), object({ b: text }, ['b'])] },
      ['failed it.b: is required now and was unknown before'],
    ],
    [
      'a word that is not compared',
      object({ a: text }),
      object({ a: text }, [], { not: { required: ['a'] } }),
      ['failed it: "not" of its schema has changed'],
    ],
    ['nothing any more', text, false, ['failed it: is no longer accepted as a string']],
  ])('refuses a request that no longer fits: %s', (_, from, to, expected) => {
    expect(details('accepts', from, to)).toEqual(expected);
  });

  it.each<[string, Schema, Schema]>([
    ['a new optional property', object({ a: text }, [], closed), object({ a: text, b: text }, [], closed)],
    ['more values', { enum: ['a'] }, { enum: ['a', 'b'] }],
    ['null too', text, { type: ['string', 'null'] }],
    ['any number', { type: 'integer' }, { type: 'number' }],
    ['values that are a text of the new limits', { enum: ['a', 'b'] }, { type: 'string', pattern: '^[ab]$' }],
    ['values of two alternatives', { enum: ['a', 1] }, { anyOf: [{ enum: ['a'] }, { enum: [1] }] }],
    ['values of two lists', { enum: ['a', 'b'] }, { oneOf: [{ enum: ['a'] }, { enum: ['b', 'c'] }] }],
    [
      'an alternative more',
      object({ a: text }, ['a']),
      { oneOf: [object({ b: text }, ['b']), object({ a: text }, ['a'])] },
    ],
    [
      'the same in another form',
      object({ a: text, b: text }, ['a', 'b']),
      { allOf: [object({ a: text }, ['a']), object({ b: text }, ['b'])] },
    ],
    [
      'other words for people',
      { ...text, description: 'old', example: 'x' },
      { ...text, description: 'new', 'x-other': 1 },
    ],
    ['everything', text, true],
  ])('accepts a request that still fits: %s', (_, from, to) => {
    expect(details('accepts', from, to)).toEqual([]);
  });
});

describe('answers that a remote reads', () => {
  it.each<[string, Schema, Schema, string[]]>([
    [
      'a property that is no longer returned',
      object({}),
      object({ a: text }, ['a']),
      ['failed it.a: is no longer returned'],
    ],
    [
      'an optional one that is no longer returned',
      object({}),
      object({ a: text }),
      ['warned it.a: is no longer returned; it was optional'],
    ],
    [
      'one that may be missing now',
      object({ a: text }),
      object({ a: text }, ['a']),
      ['failed it.a: may be missing now'],
    ],
    [
      'one that can be null now',
      object({ a: { type: ['string', 'null'] } }, ['a']),
      object({ a: text }, ['a']),
      ['failed it.a: can be null now'],
    ],
    [
      'one of another type',
      { type: 'array', items: { type: 'integer' } },
      { type: 'array', items: text },
      ['failed it[]: can be an integer now'],
    ],
    ['fractions', { type: 'number' }, { type: 'integer' }, ['failed it: was a whole number, can be any number now']],
    [
      'another format',
      { ...text, format: 'date-time' },
      { ...text, format: 'date' },
      ['failed it: was a date, is date-time now'],
    ],
    ['a value that was unknown', { enum: ['a', 'b'] }, { enum: ['a'] }, ['warned it: "b" can be returned now']],
    ['any text where there were few', text, { enum: ['a'] }, ['warned it: can differ from "a" now']],
    [
      'another pattern',
      { ...text, pattern: 'b' },
      { ...text, pattern: 'a' },
      ['warned it: the pattern is b now, was a'],
    ],
    [
      'no item where there was one',
      { type: 'array' },
      { type: 'array', minItems: 1 },
      ['warned it: had at least 1 items, can have fewer now'],
    ],
    [
      'an alternative that was unknown',
      { oneOf: [text, object({ a: text })] },
      text,
      ['failed it: can be an object now'],
    ],
    [
      'a value of a map',
      { type: 'object', additionalProperties: { type: 'integer' } },
      { type: 'object', additionalProperties: text },
      ['failed it.*: can be an integer now'],
    ],
    ['anything', true, text, expect.arrayContaining(['failed it: can be null now'])],
  ])('reports a change in what a remote reads: %s', (_, from, to, expected) => {
    expect(details('reads', from, to)).toEqual(expected);
  });

  it.each<[string, Schema, Schema]>([
    [
      'a new property, also where none was expected',
      object({ a: text, b: text }, ['a', 'b']),
      object({ a: text }, ['a'], closed),
    ],
    ['one that always comes now', object({ a: text }, ['a']), object({ a: text })],
    ['fewer values', { enum: ['a'] }, { enum: ['a', 'b'] }],
    [
      'larger numbers and longer texts',
      object({ a: { type: 'integer', maximum: 9 }, b: { ...text, maxLength: 9 } }),
      object({ a: { type: 'integer', maximum: 3 }, b: { ...text, maxLength: 3 } }),
    ],
    ['null no more', text, { type: ['string', 'null'] }],
  ])('accepts an answer that still fits: %s', (_, from, to) => {
    expect(details('reads', from, to)).toEqual([]);
  });
});
