import type { components } from '@navette/openapi/types';
import { bookingFieldsWithout } from '@navette/shared/domain';

type Schemas = components['schemas'];

/**
 * New booking with the values of another one: without a day, pending, not answered by its driver. Values specific to the other trip are not copied:
 * invoice and Trip ID of the insurer, parking, rectification, certificate received, standing order, other leg.
 */
export function cloneDraft(booking: Schemas['BookingRow']): Partial<Schemas['BookingForm']> {
  const cloned = bookingFieldsWithout('notCloned').map((field) => [field, booking[field]]);
  return { ...Object.fromEntries(cloned), dates: [] };
}
