import { z } from 'zod';
import { zodResolver } from '@hookform/resolvers/zod';
import { set, type FieldValues, type Resolver } from 'react-hook-form';
import type { FieldRegistry } from './bound-field.ts';
import { messageWith } from './field-message.ts';

/**
 * A required value whose field is null while empty: input `T | null`, output `T`,
 * message `validation.required`.
 *
 * @example z.object({ driverId: required(z.number()), ap_date: required(z.iso.date()), price: z.number().nullable() })
 */
export function required<T extends z.ZodType>(
  inner: T,
): z.ZodPipe<z.ZodNullable<T>, z.ZodTransform<NonNullable<z.output<T>>, z.output<T> | null>> {
  return inner.nullable().transform((value, context) => {
    if (value !== null && value !== undefined) return value;
    context.addIssue({ code: 'custom', message: 'validation.required', input: value });
    return z.NEVER;
  });
}

/** Zod object schema: its input is the field values, its output the body to save. */
export type FormSchema<In extends FieldValues, Out> = z.core.$ZodType<Out, In>;

/**
 * Resolver that validates by the schema, with the catalogue's messages, without `eval` (forbidden by the content security policy);
 * a field with an unparsable text is an error too, even if the schema accepts the value behind it.
 */
export function navetteResolver<In extends FieldValues, Out>(
  schema: FormSchema<In, Out>,
  registry: FieldRegistry,
): Resolver<In, unknown, Out> {
  const bySchema = zodResolver(schema, { error: schemaMessages, jitless: true });
  return async (values, context, options) => {
    const result = await bySchema(values, context, options);
    for (const [name, message] of registry.unparsed) set(result.errors, name, { type: 'unparsed', message });
    return result;
  };
}

type Issue = Parameters<z.core.$ZodErrorMap>[0];

function isMissing(issue: Issue): boolean {
  return issue.input === undefined || issue.input === null || issue.input === '';
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): string {
  const minimum = String(issue.minimum);
  if (issue.origin === 'number' || issue.origin === 'int') return messageWith('validation.tooSmall', { min: minimum });
  return minimum === '1' ? 'validation.required' : messageWith('validation.tooShort', { min: minimum });
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>): string {
  const max = String(issue.maximum);
  const key = issue.origin === 'number' || issue.origin === 'int' ? 'validation.tooBig' : 'validation.tooLong';
  return messageWith(key, { max });
}

/**
 * Default message of each zod issue, as a key of the catalogue: a missing value is
 * "required", a too long text names the maximum. Schemas only declare their specific messages.
 */
export const schemaMessages: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue) ? 'validation.required' : 'validation.invalid';
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      if (isMissing(issue)) return 'validation.required';
      return issue.format === 'email' ? 'validation.email' : 'validation.invalid';
    case 'invalid_value':
      return isMissing(issue) ? 'validation.required' : 'validation.oneOf';
    default:
      return 'validation.invalid';
  }
};
