import { expect, it, vi } from 'vitest';
import { driversStage, ok, refused, say } from '../../testing/drivers-stage.ts';

const stage = await driversStage();

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 5000, interval: 10 });

it('delivers waiting and new notifications to a driver, and records when they are read', async () => {
  const staff = await stage.server.signedIn('dispatch');
  const { driverId } = stage.records;
  await stage.server.call(staff, 'sendMessageNotification', { msg: 'Attend', driverId });
  const received: { id: string; msg: string }[] = [];
  const socket = stage.open(stage.token);
  socket.on('notification', (notification: { id: string; msg: string }, reply: () => void) => {
    received.push(notification);
    reply();
  });
  await soon(() =>
    expect(received).toMatchObject([{ kind: 'message', msg: 'Attend', details: null, at: expect.any(String) }]),
  );
  const { body } = await stage.server.call(staff, 'sendMessageNotification', { msg: 'Vient', driverId });
  expect(body.delivered).toBe(true);
  expect(received[1]).toMatchObject({ id: body.id, msg: 'Vient' });
  expect(await say(socket, 'read', { id: body.id })).toMatchObject(ok());
  expect(await say(socket, 'read', { id: 'unknown' })).toEqual(refused('notFound'));
  expect(
    (await stage.server.call(staff, 'listDriverNotifications', undefined, { path: { id: driverId } })).body[0],
  ).toMatchObject({ msg: 'Vient', state: 'read' });
});
