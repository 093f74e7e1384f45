import type { Role } from '@navette/shared/domain';
import { afterAll, beforeEach } from 'vitest';
import type { BookingUpdate } from '../dispatch/booking-events.ts';
import { createRecords, type Records } from './records.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** A server on which the tests of a file book, change and plan. */
export interface BookingStage {
  readonly server: TestApp;
  readonly records: Records;
  /** Of a member of staff with the role that was asked for. */
  readonly token: string;
  /** What was told of bookings since the test began. */
  readonly told: BookingUpdate[];
}

interface StageOptions {
  /** `dispatch` unless said otherwise. */
  readonly role?: Role;
  /** Time passes unless said otherwise. */
  readonly now?: () => Date;
}

/** In an order in which nothing is referred to any more when it goes. */
const tables = [
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

/** Starts it. Every test begins without bookings, invoices and messages, with all drivers active and available; the last one closes it. */
export async function bookingStage({ role = 'dispatch', now }: StageOptions = {}): Promise<BookingStage> {
  const server = await createTestApp(now && { now });
  afterAll(() => server.close());
  const told: BookingUpdate[] = [];
  server.services.bookingEvents.on('booking_update', (update) => told.push(update));
  beforeEach(async () => {
    for (const table of tables) await server.db.deleteFrom(table).execute();
    await server.db.updateTable('driver').set({ active: true }).execute();
    told.length = 0;
  });
  return { server, token: await server.signedIn(role), records: await createRecords(server.db), told };
}
