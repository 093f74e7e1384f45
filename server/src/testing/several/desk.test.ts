import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterAll, expect, it, vi } from 'vitest';
import { sitDown } from './desk.ts';

const http = createServer();
const io = new Server(http, { transports: ['websocket'] });
afterAll(() => io.close());

it('somebody at a browser comes back after a refusal that was not about who they are', async () => {
  const refusals = [new Error('internal')];
  io.use((_socket, next) => next(refusals.pop()));
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  const address: AddressInfo | string | null = http.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const { socket } = sitDown(`http://127.0.0.1:${address.port}`, 'token', () => Promise.resolve([]));
  await vi.waitFor(() => expect([refusals.length, socket.connected]).toEqual([0, true]), { timeout: 10_000 });
  socket.disconnect();
});
