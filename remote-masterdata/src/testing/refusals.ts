import type * as z from 'zod';

/** The fields that a form's schema refuses, with their messages. */
export function refusals(schema: z.ZodType, values: unknown): Record<string, string> {
  const { error } = schema.safeParse(values);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}
