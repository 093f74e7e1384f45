import { io, type Socket } from 'socket.io-client';
import { afterAll, expect, it } from 'vitest';
import { createLogger } from '../../kernel/logger.ts';
import { attachSockets } from '../../http/sockets/attach-sockets.ts';
import { ok, refused, reported, say } from '../../testing/drivers-stage.ts';
import { createRecords, insertBooking } from '../../testing/records.ts';
import { createStaff } from '../../testing/staff.ts';
import { createTestApp } from '../../testing/test-app.ts';
const lines: string[] = [];
const logger = createLogger('trace', { write: (line: string) => void lines.push(line) });
const server = await createTestApp({ changes: true, logger });
const records = await createRecords(server.db);
await createStaff(server.db, { email: 'karim@navette.example', password: 'correct horse', role: 'driver' });
await server.db
  .updateTable('driver')
  .set({ email: 'karim@navette.example' })
  .where('id', '=', records.driverId)
  .execute();
const sockets = attachSockets(server.app.server, server.services, logger);
const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
afterAll(async () => {
  await sockets.close();
  await server.close();
});

async function connected(token: string): Promise<Socket> {
  const socket = io(`${url}/driver`, {
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
    forceNew: true,
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  return socket;
}

it('logs a failed message without the driver’s name, position or token', async () => {
  const { body } = await server.call(undefined, 'signInDriver', {
    email: 'karim@navette.example',
    password: 'correct horse',
  });
  const token = body.token ?? '';
  const socket = await connected(token);
  const id = await insertBooking(server.db, records);
  expect(await say(socket, 'position', reported(50.817_263))).toMatchObject(ok());
  expect(await say(socket, 'bookings', { date: '2026-03-03' })).toMatchObject(ok());
  expect(await say(socket, 'ticket', { bookingId: id, date: '2026-03-03', photo: 'karim' })).toEqual(
    refused('validation'),
  );
  await server.pool.query('alter table driver_position rename to elsewhere');
  expect(await say(socket, 'position', reported(50.817_264))).toEqual(refused('internal'));
  await server.pool.query('alter table elsewhere rename to driver_position');
  socket.disconnect();
  const log = lines.join('');
  expect(lines.filter((line) => line.includes('message of a driver failed'))).toHaveLength(1);
  expect(log).toContain('signInDriver');
  expect(log).not.toContain(token);
  expect(log).not.toMatch(/50\.8172|karim@|Benali|correct horse|eyJ[\w-]{10}|Œuvrard/u);
});
