import { bookingStatusStyles } from '@navette/shared/ui';
import type { BookingRow } from '@navette/shared/ui-booking';

/** Edge and tint of a booking's row. */
export const statusOf = ({ status }: BookingRow) => bookingStatusStyles[status];
