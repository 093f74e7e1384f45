import { useT } from '@navette/shared/i18n';
import { Button } from '@navette/shared/ui';
import { Copy, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { cloneDraft } from '../../bookings/clone/clone-draft.ts';
import { useDeleteBooking } from '../../bookings/delete/use-delete-booking.ts';
import type { BookingForm } from './booking-form.ts';
import { useOpenNewBooking } from './linked/use-open-new-booking.ts';
import type { BookingRow } from '../../bookings/booking-row.ts';

/** What can be done with a booking besides changing it. */
export interface BookingActionsProps {
  readonly row: BookingRow;
  readonly form: BookingForm;
  /** After it was deleted. */
  readonly onClose: () => void;
}

/** Copies the booking as it is saved, or deletes it unless it is archived. */
export function BookingActions({ row, form, onClose }: BookingActionsProps): ReactNode {
  const t = useT();
  const openNew = useOpenNewBooking();
  const remove = useDeleteBooking();

  async function askAndRemove(): Promise<void> {
    if (!(await remove(row))) return;
    form.release();
    onClose();
  }

  return (
    <>
      <Button icon={<Copy aria-hidden />} onClick={() => openNew(cloneDraft(row))}>
        {t('booking.clone.action')}
      </Button>
      {!row.archived && (
        <Button variant="ghost" colorPalette="red" icon={<Trash2 aria-hidden />} onClick={() => void askAndRemove()}>
          {t('shared.delete')}
        </Button>
      )}
    </>
  );
}
