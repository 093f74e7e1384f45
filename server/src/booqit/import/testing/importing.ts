import { vi } from 'vitest';
import { booqitStage } from '../../testing/booqit-stage.ts';

/** A server of its own with transports to import. */
export async function importStage() {
  vi.setConfig({ testTimeout: 60_000 });

  const { server, beside, platform, records, token } = await booqitStage(() => new Date('2026-03-10T09:30:00Z'));
  /** Request item of a transport. */
  const item = (transportId: string) => ({
    transportId,
    clientId: records.clientId,
    destinationId: records.destinationId,
  });
  /** Imports transports. */
  const importing = (ids: readonly string[], more = {}, from = server) =>
    from.call(token, 'importTransports', { driverId: records.driverId, items: ids.map(item), ...more });
  /** All bookings, in the order they were made. */
  const bookings = () => server.db.selectFrom('booking').selectAll().orderBy('id').execute();

  return { item, importing, bookings, server, beside, platform, records, token };
}
