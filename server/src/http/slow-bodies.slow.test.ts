import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { cutSlowBodies } from './slow-bodies.ts';

/** A line to a server, what came over it, and its end. `once` of `node:events` would fail at the reset that ends a line on which bytes were still under way. */
async function lineTo(app: FastifyInstance, head: string) {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address: AddressInfo | string | null = app.server.address();
  const line: Socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  let came = '';
  line.on('error', () => undefined);
  line.on('data', (chunk) => (came += String(chunk)));
  const closed = new Promise((resolve) => line.once('close', resolve));
  line.write(head);
  return { line, closed, came: () => came };
}

const JSON_HEAD = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n';

it('closes the connection when a body does not arrive', async () => {
  const app = Fastify();
  cutSlowBodies(app, 200);
  app.post('/', async ({ body }) => body);
  const { closed, came } = await lineTo(app, `${JSON_HEAD}{"a":`);
  await closed;
  expect(came()).toBe('');
  await app.close();
});

it('takes a body that has come, though the process was too busy to read it in time', async () => {
  const app = Fastify();
  cutSlowBodies(app, 50);
  app.post('/', async ({ body }) => body);
  const body = JSON.stringify({ a: 'x'.repeat(992) });
  const { line, closed, came } = await lineTo(app, `${JSON_HEAD}${body.slice(0, 10)}`);
  app.server.once('request', () =>
    setImmediate(() => {
      line.end(body.slice(10));
      const busyUntil = Date.now() + 150;
      while (Date.now() < busyUntil);
    }),
  );
  await closed;
  expect(came()).toContain('200 OK');
  await app.close();
});

it('closes the connection when a client keeps sending slowly after a refusal', async () => {
  const app = Fastify();
  app.addHook('onRequest', async (_request, reply) => reply.code(401).send());
  cutSlowBodies(app, 200);
  app.post('/', async () => 'never');
  const { line, closed, came } = await lineTo(app, JSON_HEAD);
  const drip = setInterval(() => line.write(' '), 20);
  await closed;
  clearInterval(drip);
  expect(came()).toContain('401');
  await app.close();
});

it('limits headers to 20 seconds, a request to 15 minutes and silence to two minutes', async () => {
  const server = await createTestApp();
  expect(server.app.server).toMatchObject({
    headersTimeout: 20_000,
    // Node cuts off when it looks: by itself it looks every 30 seconds.
    connectionsCheckingInterval: 1_000,
    requestTimeout: 900_000,
    timeout: 120_000,
  });
  await server.close();
});

it.each(['Host: navette.example\r\nHost: other.example', 'Host: a\r\nhost: a'])(
  'two Host headers are refused: %j',
  async (hosts) => {
    const server = await createTestApp();
    const { closed, came } = await lineTo(server.app, `GET /healthz HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`);
    await closed;
    expect(came()).toMatch(/^HTTP\/1\.1 400 /u);
    await server.close();
  },
);
