import { expect, it } from 'vitest';
import { driversStage, refused, say } from '../../testing/drivers-stage.ts';
import { insertBooking } from '../../testing/records.ts';
import { pictureOf } from '../../testing/sent-files.ts';

const stage = await driversStage();

it('stores the photo of a driver’s receipt once, also a large one', async () => {
  const id = await insertBooking(stage.server.db, stage.records);
  const others = await insertBooking(stage.server.db, { ...stage.records, driverId: stage.records.otherDriverId });
  const photo = await pictureOf(8, 6_000_000);
  const socket = await stage.connected();
  const answer = await say(socket, 'ticket', { bookingId: id, date: '2026-03-03', photo });
  expect(await say(socket, 'ticket', { bookingId: id, date: '2026-03-03', photo })).toEqual(answer);
  expect(await stage.server.db.selectFrom('ticket').select(['id', 'driverId', 'date']).execute()).toEqual([
    { id: expect.any(String), driverId: stage.records.driverId, date: '2026-03-03' },
  ]);
  expect(await say(socket, 'ticket', { bookingId: others, date: '2026-03-03', photo })).toEqual(refused('forbidden'));
  expect(await say(socket, 'ticket', { bookingId: id, date: '2026-03-03', photo: Buffer.from('GIF89a') })).toEqual(
    refused('file.unsupported'),
  );
});
