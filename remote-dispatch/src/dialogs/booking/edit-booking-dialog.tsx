import { messageKey, useT } from '@navette/shared/i18n';
import { useNavetteForm } from '@navette/shared/ui-form';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { BookingActions } from './booking-actions.tsx';
import { BookingBadges } from './booking-badges.tsx';
import { BookingFormDialog } from './booking-form-dialog.tsx';
import { ConcurrentEditNotice } from './concurrent-edit/concurrent-edit-notice.tsx';
import { useConcurrentEdits } from './concurrent-edit/use-concurrent-edits.ts';
import { bookingSchema } from './model/booking-schema.ts';
import { valuesOf } from './model/values-of.ts';
import type { BookingRow } from '../../bookings/booking-row.ts';
import { InvoicedNotice } from './invoiced-notice.tsx';
import { ReadyNow } from './ready-now/ready-now.tsx';
import { useAcceptedChange } from './save/use-accepted-change.ts';
import { useBaseline } from './save/use-baseline.ts';
import { useDriverChange } from './save/use-driver-change.ts';
import { useProposedDriver } from './save/use-proposed-driver.ts';
import { useInvoiceLock } from './save/use-invoice-lock.ts';
import type { SavedBooking } from './save/use-save-booking.ts';
import { useResolveStale } from './save/use-resolve-stale.tsx';
import { useSaveExisting } from './save/use-save-existing.ts';
import { useSaveOver } from './save/use-save-over.ts';
import { useBookingSources } from './trip/use-booking-sources.ts';
import { useIsAdmin } from './use-is-admin.ts';

/** A booking to change, as it is saved. */
export interface EditBookingDialogProps {
  readonly row: BookingRow;
  /** The driver to be chosen in the form. */
  readonly proposed?: number | undefined;
  /** Gets the focus back. */
  readonly opener: HTMLElement | null;
  readonly onClose: (saved?: SavedBooking) => void;
}

/** The form of an existing booking. Driver and answer are saved as soon as they are chosen, the rest by Save. */
export function EditBookingDialog({ row, proposed, opener, onClose }: EditBookingDialogProps): ReactNode {
  const t = useT();
  const kind = { isNew: false, isAdmin: useIsAdmin() };
  const isReadOnly = row.archived ?? false;
  const [initial] = useState(() => valuesOf(row));
  const { id } = row;
  const sources = useBookingSources(row);
  const form = useNavetteForm({
    schema: bookingSchema(kind),
    defaultValues: initial,
    name: messageKey('booking.form.editName'),
    draftKey: `booking.${String(id)}`,
  });
  const baseline = useBaseline(form, initial, id);
  const edits = useConcurrentEdits(row, form, baseline);
  const saveOver = useSaveOver(baseline, edits);
  const lock = useInvoiceLock(row, baseline);
  const driver = useDriverChange(row, baseline, saveOver);
  useProposedDriver(isReadOnly || lock.isLocked('driverId') ? undefined : proposed, form, sources.driver, driver);
  const accept = useAcceptedChange(id, baseline, saveOver);
  const resolve = useResolveStale(form, baseline, edits, sources);
  const save = useSaveExisting(row, baseline, lock, resolve);

  function close(saved?: SavedBooking): void {
    if (!saved) driver.offerBack();
    onClose(saved);
  }

  return (
    <BookingFormDialog
      {...{ form, initial, sources, opener }}
      title={t('booking.edit.title', { id })}
      headerAside={<BookingBadges row={row} />}
      footerStart={<BookingActions {...{ row, form, onClose }} />}
      alert={
        <>
          <InvoicedNotice row={row} />
          {edits.seen && <ConcurrentEditNotice {...{ form, baseline, sources }} seen={edits.seen} />}
        </>
      }
      notice={
        !isReadOnly && (
          <ReadyNow
            row={row}
            onReady={({ ap_date, ap_time, pick_time }) =>
              baseline.move({ ap_date, ap_time, pick_time, willCall: false })
            }
          />
        )
      }
      screen={{ ...kind, row, isReadOnly, isLocked: lock.isLocked }}
      onDriverChosen={driver.choose}
      onAcceptedChosen={accept}
      onSave={save}
      onClose={close}
    />
  );
}
