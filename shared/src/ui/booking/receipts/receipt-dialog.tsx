import type { components } from '@navette/openapi/types';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { Stack } from '../../kit/layout.ts';
import { Spinner } from '../../kit/spinner.tsx';
import { Dialog } from '../../overlay/dialog/dialog.tsx';
import type { TableLoad } from '../../table/notices/table-load.ts';
import { ReceiptPhoto } from './receipt-photo.tsx';

/** The photos of a booking. */
export interface ReceiptDialogProps {
  readonly bookingId: number;
  /** Query of the booking's receipts. */
  readonly query: TableLoad & { readonly data: readonly components['schemas']['Ticket'][] | undefined };
  readonly onClose: () => void;
}

/** The photos of the parking receipts of a booking, 400 px wide (specification/office.md#receipts). */
export function ReceiptDialog({ bookingId, query, onClose }: ReceiptDialogProps): ReactNode {
  const t = useT();
  return (
    <Dialog open onClose={onClose} title={t('bookings.receipt.title', { id: bookingId })} size={600}>
      <Receipts query={query} />
    </Dialog>
  );
}

function Receipts({
  query: { data, error, isFetching, refetch },
}: {
  readonly query: ReceiptDialogProps['query'];
}): ReactNode {
  const t = useT();
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
