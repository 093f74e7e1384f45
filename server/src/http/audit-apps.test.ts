import { beforeEach, expect, it } from 'vitest';
import { driversStage, ok, refused, say } from '../testing/drivers-stage.ts';
import { insertBooking } from '../testing/records.ts';
import type { AuditLine } from './audit.ts';

const lines: AuditLine[] = [];
const stage = await driversStage({ audit: { write: (line) => void lines.push(line), close: () => undefined } });
beforeEach(() => void lines.splice(0));

it('the audit stream logs the day that a driver app read, the number of bookings, and the ones it changed', async () => {
  const { driverId, otherDriverId } = stage.records;
  const id = await insertBooking(stage.server.db, stage.records);
  const others = await insertBooking(stage.server.db, { ...stage.records, driverId: otherDriverId });
  const app = await stage.connected();
  await say(app, 'bookings', { date: '2026-03-03' });
  expect(await say(app, 'answer', { bookingId: id, accepted: 2 })).toEqual(ok());
  expect(await say(app, 'answer', { bookingId: others, accepted: 2 })).toEqual(refused('forbidden'));
  const day = { startDate: '2026-03-03', endDate: '2026-03-03' };
  const who = { role: 'driver', userId: expect.any(Number), address: expect.stringContaining('127.0.0.1') };
  expect(lines).toMatchObject([
    { ...who, action: 'read', operation: 'socket bookings', record: { driver: driverId }, read: { count: 1, ...day } },
    { ...who, action: 'change', operation: 'socket answer', record: { driver: driverId, bookingId: id } },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/Œuvrard|Zoé|Neuve/u);
});
