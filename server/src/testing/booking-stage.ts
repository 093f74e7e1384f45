import type { Role } from '@navette/shared/domain';
import { afterAll, beforeEach } from 'vitest';
import type { BookingUpdate } from '../dispatch/booking-events.ts';
import { createRecords, type Records } from './records.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** A server on which the tests of a file book, change and plan. */
export interface BookingStage {
  readonly server: TestApp;
  readonly records: Records;
  /** Token of a staff member with the given role. */
  readonly token: string;
  /** Changes of bookings announced since the test began. */
  readonly updates: BookingUpdate[];
}

interface StageOptions {
  /** Role, `dispatch` by default. */
  readonly role?: Role;
  /** Fixed time; the real clock by default. */
  readonly now?: () => Date;
  /** Folder of stored files; files can't be stored without one. */
  readonly filesDir?: string;
}

/** In an order that respects foreign keys. */
const tables = [
  'credit_note_line',
  'credit_note',
  'invoice_payment',
  'invoice_reminder',
  'invoice_write_off',
  'client_invoice_line',
  'driver_invoice_line',
  'insurance_invoice_line',
  'client_invoice',
  'driver_invoice',
  'insurance_invoice',
  'driver_notification',
  'booking',
  'booking_history',
  'availability',
  'availability_pattern',
  'driver_leave',
] as const;

/** Starts the server. Each test begins without bookings, invoices and messages, with all drivers active and available; closed after the last. */
export async function bookingStage({ role = 'dispatch', now, filesDir }: StageOptions = {}): Promise<BookingStage> {
  const server = await createTestApp({ ...(now && { now }), ...(filesDir && { filesDir }) });
  afterAll(() => server.close());
  const updates: BookingUpdate[] = [];
  server.services.bookingEvents.on('booking_update', (update) => updates.push(update));
  beforeEach(async () => {
    for (const table of tables) await server.db.deleteFrom(table).execute();
    await server.db.updateTable('driver').set({ active: true }).execute();
    updates.length = 0;
  });
  return { server, token: await server.signedIn(role), records: await createRecords(server.db), updates };
}
