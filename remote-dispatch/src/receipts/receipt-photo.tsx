import { useFormats, useT } from '@navette/shared/i18n';
import { ExternalLink } from '@navette/shared/ui';
import type { ReactNode } from 'react';

interface ReceiptPhotoProps {
  readonly imageUrl: string;
  readonly date: string | null;
  readonly driver: string | null;
}

/** Width of a receipt's photo, px (S1 §9). */
const PHOTO_WIDTH = 400;

const isPdf = (url: string): boolean => /\.pdf(?:$|\?)/u.test(url);

/** The photo of a parking receipt, 400 px wide; a PDF is a link, because pictures alone are drawn in the page. */
export function ReceiptPhoto({ imageUrl, date, driver }: ReceiptPhotoProps): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const said = t('bookings.receipt.photo', { date: formatDate(date), driver: driver ?? '' });
  if (isPdf(imageUrl)) {
    return (
      <ExternalLink href={imageUrl} target="_blank" rel="noreferrer">
        {said} (PDF)
      </ExternalLink>
    );
  }
  return <img src={imageUrl} width={PHOTO_WIDTH} alt={said} style={{ maxWidth: '100%', height: 'auto' }} />;
}
