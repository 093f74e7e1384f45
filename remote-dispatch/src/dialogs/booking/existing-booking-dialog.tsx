import { useT } from '@navette/shared/i18n';
import { ErrorState, Skeleton, Stack } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { EditBookingDialog } from './edit-booking-dialog.tsx';
import { useFreshBooking } from './requests/get-booking.ts';
import type { SavedBooking } from './save/use-save-booking.ts';
import { useIsAdmin } from './use-is-admin.ts';

/** A booking to change. */
export interface ExistingBookingDialogProps {
  readonly id: number;
  /** The driver to be chosen in the form. */
  readonly proposed?: number | undefined;
  readonly onClose: (saved?: SavedBooking) => void;
}

/** Fetches a booking, then shows its form; an unknown one says so. */
export function ExistingBookingDialog({ id, proposed, onClose }: ExistingBookingDialogProps): ReactNode {
  const t = useT();
  const isAdmin = useIsAdmin();
  const [opener] = useState(() => (document.activeElement instanceof HTMLElement ? document.activeElement : null));
  const { booking, error, refetch, isFetching } = useFreshBooking(id);
  if (booking) return <EditBookingDialog row={booking} {...{ proposed, opener, onClose }} />;
  return (
    <Dialog open size={isAdmin ? 1200 : 800} title={t('booking.edit.title', { id })} onClose={() => onClose()}>
      {error ? (
        <ErrorState
          title={t('booking.edit.failed', { id })}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Stack gap="4" aria-busy>
          <Skeleton width="40%" />
          <Skeleton width="75%" />
          <Skeleton width="60%" />
        </Stack>
      )}
    </Dialog>
  );
}
