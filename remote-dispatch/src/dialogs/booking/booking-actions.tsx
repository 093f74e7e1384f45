import { useT } from '@navette/shared/i18n';
import { Button } from '@navette/shared/ui';
import { Archive, ArchiveRestore, Copy, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useArchive } from '../../bookings/use-archive.ts';
import { cloneDraft } from '../../bookings/clone-draft.ts';
import { useDeleteBooking } from '../../bookings/use-delete-booking.ts';
import type { BookingForm } from './booking-form.ts';
import type { BookingRow } from '../../bookings/booking-row.ts';
import { useOpenDialog, type DialogInput } from '@navette/shared/federation';
import { useToast } from '@navette/shared/ui-overlay';

/** What can be done with a booking besides changing it. */
export interface BookingActionsProps {
  readonly row: BookingRow;
  readonly form: BookingForm;
  /** After it was deleted. */
  readonly onClose: () => void;
}

/** Copies the booking as it is saved, archives or deletes it; one that is archived is brought back. */
export function BookingActions({ row, form, onClose }: BookingActionsProps): ReactNode {
  const t = useT();
  const openNew = useOpenNewBooking();
  const remove = useDeleteBooking();
  const { archive, unarchive } = useArchive();

  async function leaveAfter(act: Promise<boolean>): Promise<void> {
    if (!(await act)) return;
    form.release();
    onClose();
  }

  return (
    <>
      <Button icon={<Copy aria-hidden />} onClick={() => openNew(cloneDraft(row))}>
        {t('booking.clone.action')}
      </Button>
      {row.archived ? (
        <Button icon={<ArchiveRestore aria-hidden />} onClick={() => void leaveAfter(unarchive(row.id))}>
          {t('bookings.unarchive.action')}
        </Button>
      ) : (
        <>
          <Button icon={<Archive aria-hidden />} onClick={() => void leaveAfter(archive(row))}>
            {t('bookings.archive.action')}
          </Button>
          <Button
            variant="ghost"
            colorPalette="red"
            icon={<Trash2 aria-hidden />}
            onClick={() => void leaveAfter(remove(row))}
          >
            {t('shared.delete')}
          </Button>
        </>
      )}
    </>
  );
}

/** Gives the function that opens the form of a new booking over this one, with these values. */
function useOpenNewBooking(): (draft: NonNullable<DialogInput<'dispatch/booking@1'>['draft']>) => void {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  return (draft) => {
    openDialog('dispatch/booking@1', { draft }).catch((error: unknown) =>
      toast.failure(t('booking.clone.failed'), error),
    );
  };
}
