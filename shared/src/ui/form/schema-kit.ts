import { z } from 'zod';

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
