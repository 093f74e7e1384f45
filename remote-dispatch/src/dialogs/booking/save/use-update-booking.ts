import type { components } from '@navette/openapi/types';
import { conflictsOf } from '../../../conflicts/conflict.ts';
import { useAskConflicts, withoutIncident } from '../conflicts/use-ask-conflicts.tsx';
import { updateBooking } from '../requests/update-booking.ts';

type Schemas = components['schemas'];

/**
 * Gives the function that changes a booking. When it is sent with `assignAnyway: false` and the driver has conflicts, it names them and asks whether to assign
 * all the same; a no rejects with the refusal.
 */
export function useUpdateBooking(): (
  id: number,
  body: Schemas['BookingUpdate'],
) => Promise<Schemas['BookingUpdateAnswer']> {
  const askConflicts = useAskConflicts();
  return async (id, body) => {
    try {
      return await updateBooking(id, body);
    } catch (error) {
      if (conflictsOf(error) === undefined) throw error;
      if (await askConflicts(error)) return updateBooking(id, { ...body, assignAnyway: true });
      throw withoutIncident(error);
    }
  };
}
