import { Manager, type Socket } from 'socket.io-client';
import { afterEach, expect, it, vi } from 'vitest';
import { listeningServer } from '../../testing/listening-server.ts';

const limits = { bytes: 2_000, patience: 400, fromOneAddress: 3 };
const { server, url, connected, count } = await listeningServer({ strangers: limits });

const lines: Manager[] = [];
afterEach(async () => {
  for (const line of lines.splice(0)) line.engine.close();
  await vi.waitFor(() => expect(count()).toBe(0));
});

/** A line on which nobody has said yet whose it is. */
async function stranger(): Promise<Manager> {
  const line = new Manager(url, { transports: ['websocket'], reconnection: false, autoConnect: false });
  lines.push(line);
  await new Promise<void>((resolve, reject) => line.open((error) => (error ? reject(error) : resolve())));
  return line;
}
const closed = ({ engine }: Manager) => new Promise<void>((resolve) => engine.once('close', () => resolve()));

it('closes a connection that sends much before authentication', async () => {
  const line = await stranger();
  const gone = closed(line);
  line.engine.write('4'.repeat(limits.bytes + 1));
  await expect(gone).resolves.toBeUndefined();
});

it('closes a connection without authentication in time, even while it sends', async () => {
  const line = await stranger();
  const talk = setInterval(() => line.engine.write('4'), 50);
  await expect(closed(line)).resolves.toBeUndefined();
  clearInterval(talk);
});

it('limits the unauthenticated connections of an address', async () => {
  await Promise.all([stranger(), stranger(), stranger()]);
  await expect(stranger()).rejects.toThrow('websocket error');
});

it('does not limit authenticated connections', async () => {
  const token = await server.signedIn('dispatch');
  const sockets: Socket[] = [];
  // One after the other: each waits for its admission, and more may be admitted than may wait.
  while (sockets.length <= limits.fromOneAddress) sockets.push(await connected(token));
  const [first] = sockets;
  await new Promise((resolve) => setTimeout(resolve, limits.patience));
  const reply = first?.timeout(5_000).emitWithAck('say', { to: 'all', text: 'x'.repeat(limits.bytes) });
  expect(await reply).toEqual({ ok: false, code: 'forbidden' });
  for (const socket of sockets) socket.disconnect();
});
