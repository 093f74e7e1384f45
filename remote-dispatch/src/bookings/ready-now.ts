import type { components } from '@navette/openapi/types';
import { useFormats, useT } from '@navette/shared/i18n';
import { useToast, type ToastOptions } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOfferPlace } from './find-place.ts';
import { refreshBookings } from './refresh-bookings.ts';
import { type SavedStep, useDuring, useOfferStep, useUndo } from './undo.ts';
import { api, dataOf } from '@navette/shared/api';
import { BookingStatus } from '@navette/shared/domain';

/** When a will-call return is due. */
export type Due = Pick<Schemas['ReadyNowAnswer'], 'ap_date' | 'ap_time'> & {
  readonly pick_time: string | null;
  readonly willCall: boolean;
};

/**
 * Returns the function that makes a will-call return due now, and shows at what time, whether the driver was reached, and, when there is none who can be
 * there, the offer to find one. With Undo, of which the driver is notified too. A failure is shown.
 * @param onDue called when the trip is due now, before the lists are read again: an open form must apply the saved values first; with null when that was undone
 */
export function useReadyNow(): (id: number, onDue?: (due: Due | null) => void) => Promise<void> {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const { formatTime } = useFormats();
  const offerPlace = useOfferPlace();
  const offer = useOfferStep();
  const during = useDuring();
  const undo = useUndo();
  return useCallback(
    async (id, onDue) => {
      /** Sets it due, and tells the user; `undoOf` gives the Undo of the toast. Returns the step that is undone. */
      async function set(undoOf: (step: SavedStep) => Pick<ToastOptions, 'undo'>): Promise<SavedStep | undefined> {
        try {
          const { ap_date, ap_time, pick_time, changes = [], driver, delivered } = await setReadyNow(id);
          const isTold = driver !== 'none';
          const step: SavedStep = {
            reverse: async () => {
              const results = await undo(changes, { detail: isTold ? t('booking.readyNow.undone') : undefined });
              if (!results?.some(({ result }) => result === 'changed')) return results && null;
              onDue?.(null);
              return { reverse: () => set(() => ({})) };
            },
          };
          const told = t(delivered ? 'booking.readyNow.delivered' : 'booking.readyNow.waits');
          const details = {
            none: t('booking.readyNow.nobody'),
            busy: t('booking.readyNow.busy', { told }),
            free: told,
          };
          toast.success(t('booking.readyNow.done', { id, time: formatTime(ap_time) }), {
            detail: details[driver],
            ...(driver !== 'free' && offerPlace([id], ap_date)),
            ...undoOf(step),
          });
          onDue?.({ ap_date, ap_time, pick_time, willCall: false });
          void refreshBookings(cache);
          return step;
        } catch (error) {
          toast.failure(t('booking.readyNow.failed', { id }), error);
          return undefined;
        }
      }
      await during(() => set(offer));
    },
    [cache, during, formatTime, offer, offerPlace, t, toast, undo],
  );
}

type Schemas = components['schemas'];

/**
 * The client of a will-call return has called: the trip is due now, and the driver is notified.
 * @throws {ApiProblem} `booking.notWillCall` when it is no will-call return (any more)
 */
const setReadyNow = (id: number): Promise<Schemas['ReadyNowAnswer']> =>
  dataOf(api.POST('/service/booking/readyNow', { body: { id } }));

/** Whether a booking is a will-call return whose client has not called yet. */
export const waitsForCall = ({ willCall, status }: Pick<Schemas['BookingRow'], 'willCall' | 'status'>): boolean =>
  willCall && status === BookingStatus.pending;
