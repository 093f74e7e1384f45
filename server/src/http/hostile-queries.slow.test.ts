import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createRecords, insertBooking } from '../testing/records.ts';
import { createTestApp } from '../testing/test-app.ts';
import { contractOperations } from '../kernel/contract.ts';
import { isForOps } from '../releases/ops-api/ops-call.ts';
import { takesFile } from './slow-bodies.ts';
const folder = await mkdtemp(join(tmpdir(), 'navette-hostile-'));
const server = await createTestApp({
  filesDir: join(folder, 'files'),
  env: { REGISTRY_DIR: join(folder, 'registry'), HOST_DIR: join(folder, 'host') },
});
const booking = await insertBooking(server.db, await createRecords(server.db));
const token = await server.signedIn('super');
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

type Operation = (typeof contractOperations)[number];

const send = ({ method, path }: Pick<Operation, 'method' | 'path'>, query: string, options: object = {}) => {
  const request: object = {
    method,
    url: `${path.replaceAll(/\{\w+\}/g, '2000000000')}?${query}`,
    headers: { authorization: `Bearer ${token}` },
    ...options,
  };
  return server.app.inject(request);
};

type Answer = Awaited<ReturnType<typeof send>>;
const isFault = ({ statusCode, body, headers }: Answer): boolean =>
  (statusCode >= 500 && statusCode !== 501) ||
  (statusCode >= 400 &&
    (!String(headers['content-type']).startsWith('application/problem+json') ||
      /node_modules|\.ts:\d|select |\$argon2/iu.test(body)));

const asked = contractOperations.flatMap((operation) =>
  operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => ({ operation, name })),
);

describe('query parameters', () => {
  it.each([
    '',
    '-1',
    '1e400',
    '99999999999999999999',
    "1'--",
    '%00',
    '%ff',
    '%F0%9F%9A%91',
    '__proto__',
    'constructor',
    '0000-00-00',
    '2026-02-30',
  ])('query parameters are refused or survived: %s', async (value) => {
    const wrong: string[] = [];
    for (const { operation, name } of asked) {
      const answer = await send(operation, `${name}=${value}`);
      if (isFault(answer)) wrong.push(`${operation.id} ${name}: ${answer.statusCode} ${answer.body.slice(0, 80)}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['twice', 'a=1&a=2'],
    ['under the name of a prototype', '__proto__=1&__proto__[admin]=true&constructor.prototype=1'],
    ['five hundred times', `${'a=1&'.repeat(500)}b=2`],
    ['at length', `a=${'9'.repeat(4000)}`],
  ])('%s is refused or survived', async (_, query) => {
    const wrong: string[] = [];
    for (const operation of contractOperations.filter(({ id }) => id !== 'signOut' && id !== 'renewSession')) {
      const doubled = operation.parameters
        .filter((parameter) => parameter.in === 'query')
        .map(({ name }) => `&${name}=1&${name}=2`);
      const answer = await send(operation, query + doubled.join(''));
      if (isFault(answer)) wrong.push(`${operation.id}: ${answer.statusCode} ${answer.body.slice(0, 80)}`);
    }
    expect(wrong).toEqual([]);
  });
});

/** Operations with a file that staff may call; builds are uploaded with an ops token. */
const filesTaken = contractOperations.filter((operation) => takesFile(operation) && !isForOps(operation));

const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

describe('a file', () => {
  const upload = (payload: Buffer, query = `bookingId=${booking}`, headers: Record<string, string> = {}) =>
    Promise.all(
      filesTaken.map((operation) =>
        send(operation, query, {
          payload,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream', ...headers },
        }),
      ),
    );
  const statuses = async (answers: ReturnType<typeof upload>) => (await answers).map(({ statusCode }) => statusCode);

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing that can hold scripts', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['an archive', 'PK\x03\x04'],
    ['a program', '\x7fELF'],
    ['a picture of a kind we do not keep', 'GIF89a'],
    ['a picture after something else', `<script>${png.toString('latin1')}`],
    ['half of the mark of a picture', '\x89PNG'],
    ['a sound in the frame of a picture', 'RIFF\0\0\0\0WAVE'],
  ])('a file is recognised by its contents and refused when it is %s', async (_, content) => {
    expect(
      await statuses(
        upload(Buffer.from(content, 'latin1'), undefined, {
          'content-disposition': 'attachment; filename="../../x.png"',
        }),
      ),
    ).toEqual(filesTaken.map(() => 400));
  });

  it('an uploaded file is refused without being buffered when it is larger than its limit', async () => {
    const answers = await statuses(upload(Buffer.concat([png, Buffer.alloc(11 * 1024 * 1024)])));
    // Some see at once that it is none of theirs.
    expect(answers.filter((status) => status !== 413 && status !== 400)).toEqual([]);
    expect(answers).toContain(413);
    expect(await server.db.selectFrom('ticket').select('id').execute()).toEqual([]);
  });

  it('an uploaded file is accepted only by the operations that take files', async () => {
    const wrong: string[] = [];
    for (const operation of contractOperations.filter((each) => !takesFile(each) && each.documented.requestBody)) {
      const answer = await send(operation, '', {
        payload: png,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      });
      if (isFault(answer) || answer.statusCode < 400) wrong.push(`${operation.id}: ${answer.statusCode}`);
    }
    expect(wrong).toEqual([]);
  });
});
