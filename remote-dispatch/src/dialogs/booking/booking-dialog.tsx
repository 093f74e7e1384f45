import type { DialogProps } from '@navette/shared/federation';
import type { ReactNode } from 'react';
import { ExistingBookingDialog } from './existing-booking-dialog.tsx';
import { NewBookingDialog } from './new-booking-dialog.tsx';

interface BookingDialogProps extends DialogProps<'dispatch/booking@1'> {
  /** Source of a new booking, such as a mail, shown beside its fields. */
  readonly beside?: ReactNode;
}

/**
 * Makes a booking on one or several days, or changes one (S1 §2.6). Super and lead get the admin variant. Answers the booking's number after
 * a save, nothing when it was cancelled. A driver in the draft of an existing one is chosen in the form, as if the user had done it.
 */
export function BookingDialog({ input, beside, onClose }: BookingDialogProps): ReactNode {
  const { id, draft } = input;
  if (id === undefined) return <NewBookingDialog draft={draft ?? {}} beside={beside} onClose={onClose} />;
  return <ExistingBookingDialog key={id} id={id} proposed={draft?.driverId} onClose={onClose} />;
}
