import type { ReactNode } from 'react';
import { useFormats, useT } from '../../../i18n/index.ts';
import { ExternalLink } from '../../kit/link.tsx';

/** Photo of a receipt, with driver and date. */
export interface ReceiptPhotoProps {
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
