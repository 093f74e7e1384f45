import { $api, invalidate } from '@navette/shared/api';
import { useT, vocabulary } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookingRow } from '../booking-row.ts';
import { BOOKING_CALLS } from './use-bookings.ts';

type Status = BookingRow['status'];

/** Saving the status of a row at once, with the way back. */
export interface StatusChange {
  /** Statuses on their way to the server, by booking: what the row shows meanwhile. */
  readonly saving: ReadonlyMap<number, Status>;
  readonly change: (booking: BookingRow, status: Status) => void;
}

/** The status menu of a row saves at once; Undo is an immediate inverse call, a failure puts the row back and says so (UX, tables 10). */
export function useChangeStatus(): StatusChange {
  const t = useT();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutateAsync } = $api.useMutation('put', '/api/booking/{id}');
  const [saving, setSaving] = useState<StatusChange['saving']>(new Map());

  async function save(id: number, status: Status): Promise<boolean> {
    setSaving((before) => new Map(before).set(id, status));
    try {
      await mutateAsync({ params: { path: { id } }, body: { status } });
      await invalidate(queryClient, BOOKING_CALLS);
      return true;
    } catch (error) {
      toast.failure(t('bookings.status.failed', { id }), error);
      return false;
    } finally {
      setSaving((before) => without(before, id));
    }
  }

  async function change({ id, status: before }: BookingRow, status: Status) {
    if (status === before || !(await save(id, status))) return;
    const undo = async () => {
      if (await save(id, before)) toast.info(t('bookings.status.undone', { id, status: t(vocabulary.bookingStatus(before)) }));
    };
    toast.success(t('bookings.status.changed', { id, status: t(vocabulary.bookingStatus(status)) }), { undo: () => void undo() });
  }

  return { saving, change: (booking, status) => void change(booking, status) };
}

function without(map: StatusChange['saving'], id: number): StatusChange['saving'] {
  const rest = new Map(map);
  rest.delete(id);
  return rest;
}
