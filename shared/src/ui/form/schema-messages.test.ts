import { expect, it } from 'vitest';
import { z } from 'zod';
import { splitMessage } from './field-message.ts';
import { required, schemaMessages } from './navette-resolver.ts';

const messageOf = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value, { error: schemaMessages }).error?.issues[0]?.message;

it.each([
  [z.string().min(1), '', 'validation.required'],
  [z.string(), undefined, 'validation.required'],
  [z.number(), null, 'validation.required'],
  [required(z.number()), null, 'validation.required'],
  [required(z.iso.date()), null, 'validation.required'],
  [z.array(z.string()).min(1), [], 'validation.required'],
  [z.enum(['to', 'back']), null, 'validation.required'],
  [z.enum(['to', 'back']), 'up', 'validation.oneOf'],
  [z.string().max(25), 'x'.repeat(26), 'validation.tooLong?max=25'],
  [z.string().min(6), 'abc', 'validation.tooShort?min=6'],
  [z.number().max(100), 101, 'validation.tooBig?max=100'],
  [z.int().min(0), -1, 'validation.tooSmall?min=0'],
  [z.email(), 'marie', 'validation.email'],
  [z.email(), '', 'validation.required'],
  [z.iso.date(), '2026-02-31', 'validation.invalid'],
  [z.string().refine(() => false, 'validation.endBeforeStart'), 'x', 'validation.endBeforeStart'],
])('gives a key of the catalogue for every issue: %#', (schema, value, message) => {
  expect(messageOf(schema, value)).toBe(message);
});

it('passes the parameters of a validation message', () => {
  expect(splitMessage('validation.tooLong?max=25')).toEqual({ key: 'validation.tooLong', params: { max: '25' } });
  expect(splitMessage('validation.required')).toEqual({ key: 'validation.required', params: {} });
});
