import { isAbort, api, dataOf, ApiProblem } from '@navette/shared/api';
import { driverChange, personName, type Accepted, type Money } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useToast, type ToastOptions } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { withReached, useOfferNotices } from '../../bookings/offer-notices.ts';
import { refreshBookings } from '../../bookings/refresh-bookings.ts';
import { useShowSkipped, type SeriesScope, useAskScope } from '../../bookings/series.ts';
import { useOfferUndo, useUndo } from '../../bookings/undo.ts';
import { conflictsOf } from '../../conflicts/conflict.ts';
import type { DriverChoice } from '../../pickers/record-sources.ts';
import type { BookingRow } from '../../bookings/booking-row.ts';
import type { Baseline } from './use-baseline.ts';
import { givenUp } from '../../bookings/questions.tsx';
import type { components } from '@navette/openapi/types';
import { useAskConflicts, withoutIncident } from '../../conflicts/conflict-list.tsx';
import type { WatchedEdits } from './concurrent-edits.tsx';
import type { BookingValues } from './booking-values.ts';

interface DriverFields {
  readonly driverId: number;
  readonly price_driver: Money | null;
  readonly accepted: Accepted;
}

/** The ids of the changes since the former driver, the latest first, and the Undo of a single one. */
interface FormerDriver extends Pick<ToastOptions, 'undo'> {
  readonly changes: readonly number[];
}

/** Saves another driver of an existing booking. */
export interface DriverChange {
  /** Call it when a driver is chosen; `anyway` when conflicts were already shown. */
  readonly choose: (driver: DriverChoice | null, anyway?: boolean) => void;
  /** Call it when the dialog is cancelled: the new driver stays, and restoring the former is offered (specification/bookings.md#change-of-driver). */
  readonly offerBack: () => void;
}

/**
 * Saves another driver of an existing booking immediately: driver, empty driver price and accepted 1 in one call, with Undo. Conflicts must be
 * confirmed, and for a standing order the scope chosen. If it is not saved, the form shows the former driver again.
 */
export function useDriverChange(row: BookingRow, baseline: Baseline, saveOver: SaveOver): DriverChange {
  const { id } = row;
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const update = useUpdateBooking();
  const askScope = useAskDriverScope(row);
  const showSkipped = useShowSkipped();
  const offerNotices = useOfferNotices();
  const offerUndo = useOfferUndo();
  const undo = useUndo();
  const former = useRef<FormerDriver | null>(null);

  async function save(driver: DriverChoice, before: DriverFields, anyway: boolean): Promise<void> {
    const scope = await askScope(driver);
    const next = driverChange(driver.id);
    const { answer, others } = await withReached(row, { scope }, async () => {
      const saved = await saveOver(['driverId', 'price_driver', 'accepted'], () =>
        // The conflicts shown concern this booking only, not the others that change with it.
        update(id, { ...next, assignAnyway: anyway && (scope ?? 'one') === 'one', ...(scope && { scope }) }),
      );
      baseline.move(next);
      return saved;
    });
    void refreshBookings(cache);
    showSkipped(answer);
    const text = t('booking.driver.changed', { id, driver: personName(driver, 'text') });
    // Undone, it restores more than the driver: price, answer and commission, of every booking that was changed together.
    const undoing = offerUndo(answer.changes, (isUndone) => {
      baseline.move(isUndone ? before : next);
      former.current = null;
    });
    former.current = former.current
      ? { changes: [...(answer.changes ?? []), ...former.current.changes] }
      : { changes: answer.changes ?? [], ...undoing };
    toast.success(text, { ...undoing, ...offerNotices({ ...row, ...before }, next, others) });
  }

  function choose(driver: DriverChoice | null, anyway = false): void {
    const { driverId, price_driver, accepted } = baseline.values();
    if (driver === null || driverId === null || driver.id === driverId) return;
    save(driver, { driverId, price_driver, accepted }, anyway).catch((error: unknown) => {
      baseline.restore('driverId');
      if (!isAbort(error) && conflictsOf(error) === undefined)
        toast.failure(t('booking.driver.changeFailed', { id }), error);
    });
  }

  function offerBack(): void {
    const { current } = former;
    if (current)
      toast.info(t('booking.driver.kept', { id }), { undo: current.undo ?? (() => void undo(current.changes)) });
  }
  return { choose, offerBack };
}

/**
 * Returns the function that asks which bookings of a standing order get another driver; `undefined` for a booking of none. Rejects with an AbortError
 * when the user goes back.
 */
function useAskDriverScope(row: BookingRow): (driver: DriverChoice) => Promise<SeriesScope | undefined> {
  const t = useT();
  const askScope = useAskScope();
  return async (driver) => {
    if (row.seriesId === null) return undefined;
    const title = t('booking.series.driver.title', { id: row.id, driver: personName(driver, 'text') });
    const answer = await askScope(row, row.seriesId, { title, confirmLabel: t('booking.series.driver.confirm') });
    if (answer === null) throw givenUp();
    return answer.scope;
  };
}

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
