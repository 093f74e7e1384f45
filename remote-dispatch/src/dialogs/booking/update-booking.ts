import type { components } from '@navette/openapi/types';
import { conflictsOf } from '../../conflicts/conflict.ts';
import { useAskConflicts, withoutIncident } from '../../conflicts/conflict-list.tsx';
import { api, dataOf, ApiProblem } from '@navette/shared/api';
import type { WatchedEdits } from './concurrent-edits.tsx';
import type { BookingValues } from './booking-values.ts';
import type { Baseline } from './use-baseline.ts';
import type { BookingRow } from '../../bookings/booking-row.ts';

type Schemas = components['schemas'];

/**
 * Returns the function that changes a booking. When it is sent with `assignAnyway: false` and the driver has conflicts, it lists them and asks
 * whether to assign anyway; a no rejects with the refusal.
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

/**
 * Changes some fields of a booking; missing ones stay.
 * @throws {ApiProblem} `booking.invoiced` when it is on a live invoice and figures would change; with `assignAnyway: false` also `booking.conflicts`
 */
export const updateBooking = (
  id: number,
  body: components['schemas']['BookingUpdate'],
): Promise<components['schemas']['BookingUpdateAnswer']> =>
  dataOf(api.PUT('/api/booking/{id}', { params: { path: { id } }, body }));

/** Makes a call that saves these fields of the booking, based on the version that the form knows. */
export type SaveOver = <T>(fields: readonly (keyof BookingValues)[], call: () => Promise<T>) => Promise<T>;

/**
 * Returns the function that saves a part of the booking apart from the form. When somebody changed other fields since, those are applied and the call
 * is repeated; when it was these very fields it rejects with the refusal, and the form has the saved values.
 */
export function useSaveOver(baseline: Baseline, { reread }: WatchedEdits): SaveOver {
  return async (fields, call) => {
    const before = baseline.values();
    try {
      return await baseline.saveOver(call);
    } catch (error) {
      if (!isStale(error)) throw error;
      await reread();
      const now = baseline.values();
      if (fields.some((field) => now[field] !== before[field])) throw error;
      return baseline.saveOver(call);
    }
  };
}

type Planned = Pick<BookingValues, 'driverId' | 'accepted' | 'status' | 'ap_date' | 'ap_time' | 'pick_time'>;

/** The fields of a row that matter to its driver. */
export function plannedOf({ driverId, accepted, status, ap_date, ap_time, pick_time }: Planned): Partial<BookingRow> {
  return {
    ...(driverId !== null && { driverId }),
    ...(ap_date !== null && { ap_date }),
    ...(ap_time !== null && { ap_time }),
    accepted,
    status,
    pick_time,
  };
}

/** Whether a save was refused because of a stale version. */
export const isStale = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.code === 'record.changed';
