import { Writable } from 'node:stream';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { acceptedEncoding } from '../kernel/encoding.ts';
import { createLogger } from '../kernel/logger.ts';
import { logRequests } from './build-app.ts';

describe('every answer', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  it.each(['/healthz', '/auth/session', '/no/such/address', '/metrics'])(
    'sends restrictive security headers: %s',
    async (url) => {
      const { headers } = await server.app.inject({ method: 'GET', url });
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
    },
  );
});

describe('the line of a call in the log', () => {
  it('the log line of a request contains operation and outcome with the incident id of the answer, but nothing of the request body', async () => {
    const lines: string[] = [];
    const loggerInstance: FastifyBaseLogger = createLogger(
      'debug',
      new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) }),
    );
    const app = Fastify({
      loggerInstance,
      logController: new LogController({ disableRequestLogging: true }),
      genReqId: () => 'incident1',
    });
    logRequests(app);
    app.post('/clients/:id', async (_request, reply) => reply.code(204).send());
    await app.inject({
      method: 'POST',
      url: '/clients/85073003328?q=Dupont',
      headers: { authorization: 'Bearer a.b.c' },
      payload: { ssn: '85.07.30-033-28' },
    });
    await app.close();
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: expect.any(Number),
      time: expect.any(String),
      incidentId: 'incident1',
      method: 'POST',
      route: '/clients/:id',
      status: 204,
      ms: expect.any(Number),
      msg: 'file',
    });
    expect(lines.join('')).not.toMatch(/85\.?07|Dupont|a\.b\.c/);
  });
});

describe('compression of an answer', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.5', 'br'],
    ['identity', undefined],
    ['gzip;q=0, br; q=0.0', undefined],
    [undefined, undefined],
  ])('the compression is the best accepted one: %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});
