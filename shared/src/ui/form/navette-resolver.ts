import { zodResolver } from '@hookform/resolvers/zod';
import { set } from 'react-hook-form';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldRegistry } from './field-registry.ts';
import { schemaMessages } from './schema-messages.ts';

/** A zod schema of an object: its input is what the fields hold, its output what is saved. */
export type FormSchema<In extends FieldValues, Out> = z.core.$ZodType<Out, In>;

/**
 * Checks a form by its schema, with the catalogue's messages, without evaluating code (the page's policy forbids it);
 * a field whose text is no value is an error too, whatever the schema says of the value behind it.
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
