import { once } from 'node:events';
import { request } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import Fastify, { type FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { type CallEnd, whenCallEnds } from './observe-calls.ts';
import { readUpload } from '../files/transfer.ts';
import { handleErrors } from './error-handler.ts';

/** A server that answers so, and what it logs as errors. */
async function listening(answer: (request: FastifyRequest) => unknown) {
  const errors: unknown[] = [];
  const log = new PassThrough();
  log.on('data', (line: Buffer) => errors.push(JSON.parse(String(line))));
  const app = Fastify({ logger: { level: 'error', stream: log } });
  handleErrors(app);
  // As a stream, which the handler reads.
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  const failed = new Promise<void>((resolve) => {
    app.addHook('onError', async () => resolve());
  });
  const asked = new Promise<void>((resolve) => {
    app.post('/', (request) => {
      resolve();
      return answer(request);
    });
  });
  return { app, errors, failed, asked, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

/** A call with a body: Fastify itself sees that the caller left only while a request was not read to its end. */
const post = (url: string) =>
  request(url, { method: 'POST', headers: { 'content-type': 'application/json' } }).end('{"year":2026}');

it('a client that disconnects before the answer is not logged as an error', async () => {
  const { app, errors, failed, asked, url } = await listening(() => new PassThrough());
  const call = post(url);
  call.on('error', () => undefined);
  await asked;
  call.destroy();
  await failed;
  await setImmediate();
  expect(errors).toEqual([]);
  await app.close();
});

it('an upload that the client aborts is not logged as an error', async () => {
  const { app, errors, failed, asked, url } = await listening(({ body }) => readUpload(body, 99));
  const call = request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'content-length': 99 },
  });
  call.on('error', () => undefined);
  call.write('PK');
  await asked;
  call.destroy();
  await failed;
  await setImmediate();
  expect(errors).toEqual([]);
  await app.close();
});

it('an answer that fails before it begins is an error in the log and for its caller', async () => {
  const { app, errors, url } = await listening(
    () =>
      new Readable({
        read() {
          this.destroy(new Error('the database is gone'));
        },
      }),
  );
  const [answer] = await once(post(url), 'response');
  answer.resume();
  expect(answer).toMatchObject({ statusCode: 500 });
  expect(errors).toMatchObject([{ msg: 'call failed' }]);
  await app.close();
});

/** The ends of all calls of a server that answers with a stream. */
async function ends(stream: () => Readable) {
  const seen: CallEnd[] = [];
  const app = Fastify();
  handleErrors(app);
  const ended = new Promise<void>((resolve) => {
    whenCallEnds(app, (_request, end) => {
      seen.push(end);
      resolve();
    });
  });
  app.get('/', (_request, reply) => reply.send(stream()));
  return { app, seen, ended, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

/** The first half of an answer that never comes to its end. */
async function* half() {
  yield 'half';
  await new Promise(() => undefined);
}

const anEnd = (status: number): CallEnd => ({ status, ms: expect.any(Number) });

it.each([
  ['before the answer begins', () => new PassThrough(), 'request'],
  ['in the middle of the answer', () => Readable.from(half()), 'response'],
] as const)('a request whose client disconnects %s is counted once, with 499', async (_, stream, since) => {
  const { app, seen, ended, url } = await ends(stream);
  const call = request(url).end();
  call.on('error', () => undefined);
  await (since === 'request' ? once(app.server, since) : once(call, since));
  call.destroy();
  await ended;
  await app.close();
  expect(seen).toEqual([anEnd(499)]);
});

it('a call that is answered ends once, with the status of its answer', async () => {
  const { app, seen, url } = await ends(() => Readable.from(['done']));
  await (await fetch(url)).text();
  await app.close();
  expect(seen).toEqual([anEnd(200)]);
});
