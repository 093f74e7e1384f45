import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '../../main/config.ts';
import { type RunningServer, startServer } from '../../main/start-server.ts';
import { createLogger } from '../../kernel/logger.ts';
import { enrol } from '../../testing/second-factor-stage.ts';
import { type OpsProgram, opsProgram } from '../../testing/ops-program.ts';
import { createTestRegistry, type TestRegistry } from '../../testing/registry.ts';

let dataDir: string;
let registry: TestRegistry;
let ops: OpsProgram;
let server: RunningServer;
const lines: string[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'navette-server-'));
  registry = await createTestRegistry();
  ops = await opsProgram();
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const logger = createLogger(
    'info',
    new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) }),
  );
  const env = {
    DATA_DIR: dataDir,
    REGISTRY_DIR: registry.folder,
    HOST_DIR: '/nonexistent',
    PORT: '0',
    HOST: '127.0.0.1',
    FIRST_USER: email,
  };
  server = await startServer(readConfig(env), logger);
  const password = / temporary password (\S+)/.exec(output.mock.calls.join('\n'))?.[1] ?? '';
  output.mockRestore();
  for (const version of ['1.0.0', '1.1.0']) await registry.publish('dispatch', version);
  // Once, as a user enrols once: a retry of the test signs in with what is there.
  await post('/auth/password', { email, oldpassword: password, newpassword: 'my own words' });
  token = await enrol(url(''), { email, password: 'my own words' });
}, 60_000);
afterAll(async () => {
  await server.stop();
  await ops.remove();
  await registry.remove();
  await rm(dataDir, { recursive: true, force: true });
});

const email = 'boss@navette.example';
let token = '';
const url = (path: string) => `http://127.0.0.1:${server.port}${path}`;
const running = async (): Promise<string> => (await (await fetch(url('/release/current'))).json()).set.id;

async function post(path: string, body: object): Promise<{ affectedRows?: number }> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return (await fetch(url(path), { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

it(
  'a running server rolls back a version that ops activated on the command line, and logs it',
  { timeout: 60_000 },
  async () => {
    lines.length = 0;
    await ops.run(registry.folder, 'activate', 'dispatch@1.0.0', '--unverified', '--why', 'first');
    const first = await running();
    await ops.run(registry.folder, 'activate', 'dispatch@1.1.0', '--unverified', '--why', 'next');
    const second = await running();
    expect(second).not.toBe(first);
    await ops.run(registry.folder, 'policy', '--automatic', 'on', '--minimum', '1', '--why', 'nights are quiet');
    expect(
      await post('/service/release/loads', {
        events: [{ set: second, remote: 'dispatch', version: '1.1.0', outcome: 'threw' }],
      }),
    ).toEqual({ affectedRows: 1 });
    // The pointer moves first; the line of the history and of the log follow it.
    await vi.waitFor(
      async () => {
        expect(await running()).toBe(first);
        expect(lines.join('')).toContain('rolled back by itself: dispatch 1.1.0 failed in 1 of 1 sessions');
        expect(await ops.run(registry.folder, 'history')).toMatch(new RegExp(`automatic +rollback +${first}`));
      },
      { timeout: 15_000, interval: 200 },
    );
  },
);
