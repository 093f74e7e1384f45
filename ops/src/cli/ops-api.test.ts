import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { run } from '../run.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** @returns its port */
async function listen(listening: Server): Promise<number> {
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

const rollback = (port: number) =>
  run(
    ['rollback', '--why', 'a test', '--server', `http://127.0.0.1:${port}`, '--token', `navops_${'0'.repeat(12)}`],
    {},
  );

it.each([
  [
    'closes the connection',
    (response: ServerResponse) => response.destroy(),
    'closed the connection without an answer',
  ],
  [
    'is cut off in its answer',
    (response: ServerResponse) =>
      response.writeHead(200, { 'content-length': 90 }).write('{"set"', () => response.destroy()),
    'closed the connection without an answer',
  ],
  [
    'is behind a proxy that gave up',
    (response: ServerResponse) => response.writeHead(504).end('<h1>Gateway'),
    'HTTP 504',
  ],
  [
    'names its broken disk',
    (response: ServerResponse) =>
      response
        .writeHead(503, { 'content-type': 'application/problem+json' })
        .end(
          '{"status":503,"code":"release.fault","fields":[],"params":{"findings":"current: the disk fails (EIO)."}}',
        ),
    'HTTP 503: current: the disk fails (EIO). The change',
  ],
  [
    'fails',
    (response: ServerResponse) => response.writeHead(500).end('{"status":500,"code":"internal","fields":[]}'),
    'HTTP 500',
  ],
])('a suite that %s may have made the change, so the error does not say that it refused', async (_, answer, said) => {
  const port = await listen(createServer((request, response) => request.resume().on('end', () => answer(response))));
  const { code, err } = await rollback(port);
  expect([code, err]).toEqual([70, expect.stringContaining(said)]);
  expect(err).toContain('may have been made nevertheless: check `ops status`');
});

it('says that nothing was changed when the suite was never reached', async () => {
  const port = await listen(createServer());
  await new Promise((resolve) => server?.close(resolve));
  expect(await rollback(port)).toMatchObject({ code: 1, err: expect.stringContaining("can't be reached") });
});

it('names the field that a suite refuses, without message keys', async () => {
  const problem = {
    status: 400,
    code: 'validation',
    fields: [
      { field: 'users.0', messageKey: 'validation.notFound' },
      { field: 'why', messageKey: 'validation.tooLong', params: { max: 500 } },
      { field: 'to', messageKey: 'validation.other' },
    ],
  };
  const port = await listen(
    createServer((request, response) =>
      request.resume().on('end', () => response.writeHead(400).end(JSON.stringify(problem))),
    ),
  );
  expect(await rollback(port)).toMatchObject({
    code: 1,
    err: 'The suite refused the request: users.0: unknown, why: too long, at most 500 characters, to: invalid (HTTP 400).\n',
  });
});
