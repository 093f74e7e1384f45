import type { Socket } from 'socket.io-client';
import { expect, it, vi } from 'vitest';
import { listeningServer } from '../../testing/listening-server.ts';

const logged: string[] = [];
const { server, count, connected: connect } = await listeningServer({ log: (line) => logged.push(line) });
const connected = async (): Promise<Socket> => connect(await server.signedIn('dispatch'));

/** The line under a socket, which its library keeps to itself. */
function lineOf(socket: Socket): { pause(): void; destroy(): void } {
  const { transport } = socket.io.engine;
  return Reflect.get(Object(Reflect.get(transport, 'ws')), '_socket');
}

it('disconnects a browser that does not read before its buffer fills the server, while others receive everything', async () => {
  const [deaf, listener] = [await connected(), await connected()];
  const heard: number[] = [];
  listener.on('booking_update', ({ version }: { version: number }) => heard.push(version));
  lineOf(deaf).pause();
  const ids = Array.from({ length: 50_000 }, (_, index) => 1_000_000 + index);
  const rounds = 100;
  for (let version = 1; version <= rounds; version += 1) {
    server.services.bookingEvents.emit('booking_update', { ids, dates: [] }, version);
    await vi.waitFor(() => expect(heard).toContain(version), { timeout: 20_000, interval: 5 });
  }
  await vi.waitFor(() => expect(count()).toBe(1), { timeout: 20_000 });
  expect(heard).toHaveLength(rounds);
  expect(logged.filter((line) => line.includes('does not read'))).toHaveLength(1);
  lineOf(deaf).destroy();
  listener.disconnect();
}, 60_000);
