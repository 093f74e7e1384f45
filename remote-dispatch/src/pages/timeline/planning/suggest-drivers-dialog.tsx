import { Accepted } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import { SuggestDriversDialog as Dialog } from '../../../suggestions/suggest-drivers-dialog.tsx';
import { tripOfBooking } from '../../../suggestions/suggestion.ts';
import type { SuggestDriversDialogProps } from '../model/planning-parts.ts';
import { tripWords } from '../model/trip-text.ts';

/**
 * Ranked drivers for a trip of the planning. Choosing one saves at once; choosing the current one asks that driver
 * again.
 */
export function SuggestDriversDialog({ trip: { id, booking }, change, onClose }: SuggestDriversDialogProps): ReactNode {
  const t = useT();
  const formats = useFormats();
  return (
    <Dialog
      trip={tripOfBooking(booking)}
      subject={tripWords(booking, t, formats)}
      currentDriverId={booking.driverId}
      onChoose={({ driverId, anyway }) =>
        change(driverId === booking.driverId ? { id, driverId, accepted: Accepted.pending } : { id, driverId }, {
          assignAnyway: anyway,
        })
      }
      onClose={onClose}
    />
  );
}
