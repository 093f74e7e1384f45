import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../kernel/logger.ts';
import { readConfig } from './config.ts';
import { type RunningServer, startServer } from './start-server.ts';

let dataDir: string;
let running: RunningServer | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'navette-server-'));
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

async function start(env: NodeJS.ProcessEnv = {}): Promise<void> {
  running = await startServer(
    readConfig({ DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', ...env }),
    createLogger('silent'),
  );
}

async function post(path: string, body: object): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${running?.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

it(
  'starts from nothing with a first user, whose account and new password survive a restart',
  { timeout: 60_000 },
  async () => {
    const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await start({ FIRST_USER: 'boss@navette.example' });
    const [, temporary = ''] = /temporary password (\S+)/.exec(output.mock.calls.join('\n')) ?? [];
    output.mockRestore();
    const email = 'boss@navette.example';
    expect(await post('/auth/adminlogin', { email, password: temporary })).toMatchObject({
      auth: true,
      token: null,
      msg: 'change pass',
    });
    await post('/auth/password', { email, oldpassword: temporary, newpassword: 'my own words' });
    await running?.stop();
    await start();
    expect(await post('/auth/adminlogin', { email, password: 'my own words' })).toMatchObject({
      messageKey: 'problem.auth.enrolmentRequired',
    });
  },
);

it('keeps the key of the tokens readable by its owner alone', { timeout: 60_000 }, async () => {
  await start();
  expect((await stat(join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600);
});

it('releases all resources when it cannot start', { timeout: 60_000 }, async () => {
  await start();
  const port = String(running?.port);
  const other = await mkdtemp(join(tmpdir(), 'navette-server-'));
  const second = () =>
    startServer(readConfig({ DATA_DIR: other, PORT: port, HOST: '127.0.0.1' }), createLogger('silent'));
  await expect(second()).rejects.toThrow(`Port ${port} of 127.0.0.1 is in use by another program`);
  expect(await readdir(other)).toEqual([]);
  await running?.stop();
  running = await second();
  await running.stop();
  running = undefined;
  await rm(other, { recursive: true, force: true });
});
