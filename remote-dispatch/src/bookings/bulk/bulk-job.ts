import type { BulkJob } from '@navette/shared/ui-records';
import type { BookingRow } from '../booking-row.ts';

/** Job on several bookings. `notify` notifies the drivers who accepted the changed ones; `anyway` ignores conflicts of the driver. */
export type BookingJob = BulkJob<BookingRow>;
