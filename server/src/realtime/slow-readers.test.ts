import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLogger } from '../platform/logger.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { attachSockets, type AttachedSockets } from './attach-sockets.ts';

let server: TestApp;
let sockets: AttachedSockets;
let url: string;
const logged: string[] = [];
beforeAll(async () => {
  server = await createTestApp();
  sockets = attachSockets(server.app.server, server.services, createLogger('info', { write: (line: string) => void logged.push(line) }));
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await sockets.close();
  await server.close();
});

async function connected(): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], auth: { token: await server.signedIn('dispatch') }, reconnection: false, forceNew: true });
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  return socket;
}

/** The line under a socket, which its library keeps to itself. */
function lineOf(socket: Socket): { pause(): void; destroy(): void } {
  const { transport } = socket.io.engine;
  return Reflect.get(Object(Reflect.get(transport, 'ws')), '_socket');
}

it('a browser that takes nothing is cut off before what waits for it fills the server; others hear everything', async () => {
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
  await vi.waitFor(() => expect(sockets.count()).toBe(1), { timeout: 20_000 });
  expect(heard).toHaveLength(rounds);
  expect(logged.filter((line) => line.includes('does not read'))).toHaveLength(1);
  lineOf(deaf).destroy();
  listener.disconnect();
}, 60_000);
