import { once } from 'node:events';
import { request } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { handleErrors } from './error-handler.ts';

/** A server that answers with a stream, and what it logs as errors. */
async function listening(stream: () => Readable) {
  const errors: unknown[] = [];
  const log = new PassThrough();
  log.on('data', (line: Buffer) => errors.push(JSON.parse(String(line))));
  const app = Fastify({ logger: { level: 'error', stream: log } });
  handleErrors(app);
  const failed = new Promise<void>((resolve) => {
    app.addHook('onError', async () => resolve());
  });
  const asked = new Promise<void>((resolve) => {
    app.post('/', (_request, reply) => {
      resolve();
      return reply.send(stream());
    });
  });
  return { app, errors, failed, asked, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

/** A call with a body: Fastify itself sees that the caller left only while a request was not read to its end. */
const post = (url: string) =>
  request(url, { method: 'POST', headers: { 'content-type': 'application/json' } }).end('{"year":2026}');

it('a caller who leaves before the answer begins is no error in the log', async () => {
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
