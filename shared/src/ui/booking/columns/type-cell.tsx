import { vocabulary, type Translate } from '../../../i18n/index.ts';
import { ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookingRow } from '../booking-row.ts';

/** The type of the trip, and a mark when the client also returns with it. */
export function TypeCell({
  booking: { type, back },
  t,
}: {
  readonly booking: BookingRow;
  readonly t: Translate;
}): ReactNode {
  const name = t(vocabulary.bookingType(type));
  if (!back) return name;
  return (
    <span title={t('bookings.withReturn')}>
      {name} <ArrowLeftRight size={14} role="img" aria-label={t('bookings.withReturn')} />
    </span>
  );
}
