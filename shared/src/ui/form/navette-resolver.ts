import { zodResolver } from '@hookform/resolvers/zod';
import { set } from 'react-hook-form';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldRegistry } from './field-registry.ts';
import { schemaMessages } from './schema-messages.ts';

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
