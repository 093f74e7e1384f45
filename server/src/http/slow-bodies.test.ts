import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { cutSlowBodies } from './slow-bodies.ts';

it('cuts off a body that does not come, and takes one that does', async () => {
  const app = Fastify();
  cutSlowBodies(app, 200);
  app.post('/', async ({ body }) => body);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const address: AddressInfo | string | null = app.server.address();
  const line = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  line.on('error', () => undefined);
  line.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"a":');
  await once(line, 'close');
  const headers = { 'content-type': 'application/json' };
  expect(await (await fetch(url, { method: 'POST', headers, body: '{"a":1}' })).json()).toEqual({ a: 1 });
  await app.close();
});

it('cuts off what is still sent, however slowly, after a refusal', async () => {
  const app = Fastify();
  app.addHook('onRequest', async (_request, reply) => reply.code(401).send());
  cutSlowBodies(app, 200);
  app.post('/', async () => 'never');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address: AddressInfo | string | null = app.server.address();
  const line = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  line.on('error', () => undefined);
  line.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n');
  const drip = setInterval(() => line.write(' '), 20);
  const [answer]: Buffer[] = await once(line, 'data');
  expect(String(answer)).toContain('401');
  await once(line, 'close');
  clearInterval(drip);
  await app.close();
});

it('the server has time-outs for headers, whole requests and silence', async () => {
  const server = await createTestApp();
  const { headersTimeout, requestTimeout, timeout } = server.app.server;
  expect({ headersTimeout, requestTimeout, timeout }).toEqual({
    headersTimeout: 20_000,
    requestTimeout: 900_000,
    timeout: 120_000,
  });
  await server.close();
});
