import type * as z from 'zod';
import { addressFault } from './address-values.ts';
import type { AddressValues } from './address-values.ts';

/** `superRefine` check: reports an incomplete address at its field (specification/screens.md#forms). */
export function checkAddress(values: Pick<AddressValues, 'address' | 'zip' | 'city'>, context: z.RefinementCtx): void {
  const message = addressFault(values);
  if (message !== undefined) context.addIssue({ code: 'custom', path: ['address'], message, input: values.address });
}
