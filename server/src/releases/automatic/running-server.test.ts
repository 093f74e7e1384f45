import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '../../main/config.ts';
import { type RunningServer, startServer } from '../../main/start-server.ts';
import { createLogger } from '../../kernel/logger.ts';
import { enrol } from '../../testing/enrol.ts';
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
    FIRST_USER: 'boss@navette.example',
  };
  server = await startServer(readConfig(env), logger);
  password = / temporary password (\S+)/.exec(output.mock.calls.join('\n'))?.[1] ?? '';
  output.mockRestore();
}, 60_000);
afterAll(async () => {
  await server.stop();
  await ops.remove();
  await registry.remove();
  await rm(dataDir, { recursive: true, force: true });
});

let password: string;
const url = (path: string) => `http://127.0.0.1:${server.port}${path}`;
const running = async (): Promise<string> => (await (await fetch(url('/release/current'))).json()).set.id;

async function post(path: string, body: object, token = ''): Promise<{ affectedRows?: number }> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return (await fetch(url(path), { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

it(
  'goes back by itself from a version that ops activated on the command line, and says so',
  { timeout: 60_000 },
  async () => {
    for (const version of ['1.0.0', '1.1.0']) await registry.publish('dispatch', version);
    await ops.run(registry.folder, 'activate', 'dispatch@1.0.0', '--unverified', '--why', 'first');
    const first = await running();
    await ops.run(registry.folder, 'activate', 'dispatch@1.1.0', '--unverified', '--why', 'next');
    const second = await running();
    expect(second).not.toBe(first);
    await ops.run(registry.folder, 'policy', '--automatic', 'on', '--minimum', '1', '--why', 'nights are quiet');
    const email = 'boss@navette.example';
    await post('/auth/password', { email, oldpassword: password, newpassword: 'my own words' });
    const token = await enrol(url(''), { email, password: 'my own words' });
    expect(
      await post(
        '/service/release/loads',
        { events: [{ set: second, remote: 'dispatch', version: '1.1.0', outcome: 'threw' }] },
        token,
      ),
    ).toEqual({ affectedRows: 1 });
    await vi.waitFor(async () => expect(await running()).toBe(first), { timeout: 15_000, interval: 200 });
    expect(lines.join('')).toContain('rolled back by itself: dispatch 1.1.0 failed in 1 of 1 sessions');
    expect(await ops.run(registry.folder, 'history')).toContain('automatic');
  },
);
