import type { ReactNode } from 'react';
import { useFormats, useT } from '../../i18n/index.ts';
import { ExternalLink } from '../kit/link.tsx';
import type { components } from '@navette/openapi/types';
import { EmptyState, ErrorState } from '../kit/error-state.tsx';
import { Stack } from '../kit/layout.ts';
import { Spinner } from '../kit/spinner.tsx';
import { Dialog } from '../overlay/dialog/dialog.tsx';
import type { TableLoad } from '../table/data-table-props.ts';

interface ReceiptPhotoProps {
  readonly imageUrl: string;
  readonly date: string | null;
  readonly driver: string | null;
}

/** Width of a receipt's photo, px (specification/office.md#receipts). */
const PHOTO_WIDTH = 400;

const isPdf = (url: string): boolean => /\.pdf(?:$|\?)/u.test(url);

/** The photo of a parking receipt, 400 px wide; a PDF becomes a link, because only images are displayed inline. */
export function ReceiptPhoto({ imageUrl, date, driver }: ReceiptPhotoProps): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const caption = t('bookings.receipt.photo', { date: formatDate(date), driver: driver ?? '' });
  if (isPdf(imageUrl)) {
    return (
      <ExternalLink href={imageUrl} target="_blank" rel="noreferrer">
        {caption} (PDF)
      </ExternalLink>
    );
  }
  return <img src={imageUrl} width={PHOTO_WIDTH} alt={caption} style={{ maxWidth: '100%', height: 'auto' }} />;
}

interface ReceiptDialogProps {
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
