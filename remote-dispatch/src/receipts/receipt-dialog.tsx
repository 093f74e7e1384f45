import { useT } from '@navette/shared/i18n';
import { EmptyState, ErrorState, Spinner, Stack } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import { ReceiptPhoto } from './receipt-photo.tsx';
import { useReceipts } from './use-receipts.ts';

interface ReceiptDialogProps {
  readonly bookingId: number;
  readonly onClose: () => void;
}

/** The photos of the parking receipts of a booking, 400 px wide (S1 §2.5). */
export function ReceiptDialog({ bookingId, onClose }: ReceiptDialogProps): ReactNode {
  const t = useT();
  return (
    <Dialog open onClose={onClose} title={t('bookings.receipt.title', { id: bookingId })} size={600}>
      <Receipts bookingId={bookingId} />
    </Dialog>
  );
}

function Receipts({ bookingId }: { readonly bookingId: number }): ReactNode {
  const t = useT();
  const { data, error, isFetching, refetch } = useReceipts(bookingId);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Spinner />;
  const photos = data.flatMap(({ imageUrl, ...ticket }) => (imageUrl ? [{ ...ticket, imageUrl }] : []));
  if (photos.length === 0) return <EmptyState title={t('bookings.receipt.none')} />;
  return (
    <Stack gap="4" align="center">
      {photos.map(({ ticketId, ...photo }) => (
        <ReceiptPhoto key={ticketId} {...photo} />
      ))}
    </Stack>
  );
}
