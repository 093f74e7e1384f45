import { isLocked as isClosed } from '@navette/shared/domain';
import { messageKey, useT, vocabulary } from '@navette/shared/i18n';
import { Badge } from '@navette/shared/ui';
import { useNavetteForm } from '@navette/shared/ui-form';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { BookingFormDialog } from './booking-form-dialog.tsx';
import { bookingSchema } from './model/booking-schema.ts';
import { valuesOf } from './model/values-of.ts';
import type { BookingRow } from './model/values-of.ts';
import { useAcceptedChange } from './save/use-accepted-change.ts';
import { useBaseline } from './save/use-baseline.ts';
import { useDriverChange } from './save/use-driver-change.ts';
import { useInvoiceLock } from './save/use-invoice-lock.ts';
import { useSaveExisting } from './save/use-save-booking.ts';
import type { SavedBooking } from './save/use-save-booking.ts';
import { useBookingSources } from './trip/use-booking-sources.ts';
import { useIsAdmin } from './use-is-admin.ts';

/** A booking to change, as it is saved. */
export interface EditBookingDialogProps {
  readonly row: BookingRow;
  /** Gets the focus back. */
  readonly opener: HTMLElement | null;
  readonly onClose: (saved?: SavedBooking) => void;
}

/** The form of an existing booking. Driver and answer are saved as soon as they are chosen, the rest by Save. */
export function EditBookingDialog({ row, opener, onClose }: EditBookingDialogProps): ReactNode {
  const t = useT();
  const kind = { isNew: false, isAdmin: useIsAdmin() };
  const [initial] = useState(() => valuesOf(row));
  const { id, status } = row;
  const sources = useBookingSources(row);
  const form = useNavetteForm({ schema: bookingSchema(kind), defaultValues: initial, name: messageKey('booking.form.editName'), draftKey: `booking.${String(id)}` });
  const baseline = useBaseline(form, initial);
  const lock = useInvoiceLock(baseline);
  const driver = useDriverChange(id, baseline);
  const accept = useAcceptedChange(id, baseline);
  const save = useSaveExisting(id, baseline, lock);

  function close(saved?: SavedBooking): void {
    if (!saved) driver.offerBack();
    onClose(saved);
  }

  return (
    <BookingFormDialog
      {...{ form, initial, sources, opener }}
      title={t('booking.edit.title', { id })}
      headerAside={
        isClosed(status) && (
          <Badge colorPalette="gray">
            <Lock aria-hidden />
            {t('booking.locked', { status: t(vocabulary.bookingStatus(status)) })}
          </Badge>
        )
      }
      screen={{ ...kind, row, isLocked: lock.isLocked }}
      onDriverChosen={driver.choose}
      onAcceptedChosen={accept}
      onSave={save}
      onClose={close}
    />
  );
}
