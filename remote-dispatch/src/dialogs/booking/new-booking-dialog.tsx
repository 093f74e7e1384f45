import { brusselsToday } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { useNavetteForm } from '@navette/shared/ui-form';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { BookingFormDialog } from './booking-form-dialog.tsx';
import { bookingSchema } from './model/booking-schema.ts';
import { newValues } from './model/values-of.ts';
import type { BookingDraft } from './model/values-of.ts';
import { useSaveNew } from './save/use-save-booking.ts';
import type { SavedBooking } from './save/use-save-booking.ts';
import { useBookingSources } from './trip/use-booking-sources.ts';
import { useIsAdmin } from './use-is-admin.ts';

/** A booking to make. */
export interface NewBookingDialogProps {
  /** What its fields start with. */
  readonly draft: BookingDraft;
  /** Source of the booking, such as a mail, shown beside the fields. */
  readonly beside?: ReactNode;
  readonly onClose: (saved?: SavedBooking) => void;
}

const notLocked = (): boolean => false;

/** The form of a new booking. */
export function NewBookingDialog({ draft, beside, onClose }: NewBookingDialogProps): ReactNode {
  const t = useT();
  const kind = { isNew: true, isAdmin: useIsAdmin() };
  const sources = useBookingSources(undefined);
  const [initial] = useState(() => newValues(draft, brusselsToday()));
  const form = useNavetteForm({
    schema: bookingSchema(kind),
    defaultValues: initial,
    name: messageKey('booking.form.newName'),
    draftKey: 'booking.new',
  });
  const save = useSaveNew(draft);
  return (
    <BookingFormDialog
      {...{ form, initial, sources, beside, onClose }}
      title={t('booking.new.title')}
      screen={{ ...kind, proposedDate: initial.dates.length === 1 ? initial.dates[0] : undefined, isLocked: notLocked }}
      onSave={save}
    />
  );
}
