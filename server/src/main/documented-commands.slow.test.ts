import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { documentedCommands, runAsShell } from '../testing/documented.ts';
import { enrol } from '../testing/second-factor-stage.ts';
import { type OpsProgram, opsProgram } from '../testing/ops-program.ts';
import { createTestRegistry, type TestRegistry } from '../testing/registry.ts';
import { bundleProgram } from '../testing/run-typescript.ts';
import { freePort } from '../testing/ports.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let place: string;
let database: TestDatabase;
let program: Awaited<ReturnType<typeof bundleProgram>>;
let ops: OpsProgram;
let remotes: TestRegistry;
let port: number;
let running: ChildProcess | undefined;
let log = '';

/** Lines of a page with the programs of this build, in the place of a server that listens on another port. */
const ours = (lines: string) =>
  lines
    .replaceAll('ops/dist/ops.mjs', ops.file)
    .replaceAll('server/dist/server.mjs', program.file)
    .replaceAll(':8080', `:${port}`);

const origin = () => `http://127.0.0.1:${port}`;
const env = () => ({
  DATABASE_URL: database.url,
  DATA_DIR: join(place, 'data'),
  REGISTRY_DIR: join(place, 'registry'),
  HOST: '127.0.0.1',
  PORT: String(port),
});
const run = (lines: string, more: NodeJS.ProcessEnv = {}) =>
  runAsShell(ours(lines), { cwd: place, env: { ...env(), ...more } });

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'navette-documented-'));
  await mkdir(join(place, 'registry'));
  [database, program, ops, remotes, port] = await Promise.all([
    createTestDatabase(),
    bundleProgram(new URL('main.ts', import.meta.url)),
    opsProgram(),
    createTestRegistry(),
    freePort(),
  ]);
  for (const name of ['dispatch', 'masterdata'])
    await cp(await remotes.build(name, '1.0.0'), join(place, `remote-${name}/dist`), { recursive: true });
}, 120_000);
afterAll(async () => {
  if (running?.exitCode === null) {
    running.kill('SIGTERM');
    await once(running, 'exit');
  }
  await database.drop();
  await Promise.all([program.remove(), ops.remove(), remotes.remove()]);
  await rm(place, { recursive: true, force: true });
});

/** Starts the server as a page says, without the shell around it, which would not pass signals on. */
async function start(line: string): Promise<void> {
  const { PATH, TMPDIR } = process.env;
  running = spawn('sh', ['-ec', ours(line).replace(/\bnode /u, 'exec node ')], {
    env: { PATH, TMPDIR, ...env() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.stdout?.on('data', (chunk) => (log += String(chunk)));
  await vi.waitFor(async () => expect((await fetch(`${origin()}/readyz`)).status).toBe(200), {
    timeout: 60_000,
    interval: 100,
  });
}

it(
  'the commands of docs/run-in-production.md start a server on an empty database, with a first user',
  { timeout: 90_000 },
  async () => {
    const [first = ''] = await documentedCommands('run-in-production.md');
    await start(first);
    expect(log).toMatch(/first user ada@navette\.example, temporary password \S+/u);
  },
);

it(
  'the commands of docs/run-in-production.md publish, verify and activate a first release, which then runs',
  { timeout: 90_000 },
  async () => {
    const [, release = ''] = await documentedCommands('run-in-production.md');
    // As the page says where there is no browser.
    const { code, out } = await run(release.replace(' --boot', '').replace('activate ', 'activate --without-boot '));
    expect(out).toMatch(/dispatch 1\.0\.0 published/u);
    expect(out).toMatch(/Passed, checked static/u);
    expect(code).toBe(0);
    expect((await run('node ops/dist/ops.mjs status')).out).toMatch(/dispatch +1\.0\.0/u);
  },
);

it(
  'the commands of docs/run-in-production.md remove the second factor of a user while the server runs',
  { timeout: 60_000 },
  async () => {
    const [, , reset = ''] = await documentedCommands('run-in-production.md');
    const [, oldpassword = ''] = /temporary password (\S+)/u.exec(log) ?? [];
    const ada = { email: 'ada@navette.example', password: 'correct horse battery' };
    await fetch(`${origin()}/auth/password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: ada.email, oldpassword, newpassword: ada.password }),
    });
    await enrol(origin(), ada);
    const { code, out } = await run(reset);
    expect(out).toContain(ada.email);
    expect(code).toBe(0);
    await expect(enrol(origin(), ada)).resolves.toEqual(expect.any(String));
  },
);

it('the command of docs/watching.md finds the log lines of an incident', { timeout: 60_000 }, async () => {
  const [find = ''] = await documentedCommands('watching.md');
  const refused = await fetch(`${origin()}/api/client`);
  const { incidentId }: { incidentId: string } = await refused.json();
  await vi.waitFor(() => expect(log).toContain(incidentId), { timeout: 10_000 });
  const file = join(place, 'server.log');
  await writeFile(file, log);
  const { code, out } = await run(find, { INCIDENT: incidentId, SERVER_LOG: file });
  expect(out).toMatch(/"operation":"listClients".*"status":401/u);
  expect(code).toBe(0);
});

it(
  'the commands of docs/run-a-release.md try a version with some users, then with more, run it for all, and roll it back',
  { timeout: 120_000 },
  async () => {
    const [rollback = '', release = ''] = await documentedCommands('run-a-release.md');
    await cp(await remotes.build('dispatch', '1.1.0'), join(place, 'dist'), { recursive: true });
    const alias = 'ops() { node ops/dist/ops.mjs "$@"; }\n';
    const settings = { NAVETTE_SERVER: origin(), NAVETTE_WHO: 'sam' };
    const runs = async () => {
      const { out } = await run('node ops/dist/ops.mjs status --json', settings);
      const status: { remotes: { name: string; version: string }[] } = JSON.parse(out);
      return status.remotes.find(({ name }) => name === 'dispatch')?.version;
    };
    // Without a browser, and without the days in which the trial is used.
    const lines = release.replace(' --boot', '').replace('activate ', 'activate --without-boot --anyway ');
    const { code, out } = await run(alias + lines, settings);
    expect([code, out]).toEqual([0, expect.stringContaining('What dispatch 1.1.0 brings')]);
    expect(await runs()).toBe('1.1.0');
    const [back = ''] = rollback.split('\n');
    expect(await run(alias + back, settings)).toMatchObject({ code: 0 });
    expect(await runs()).toBe('1.0.0');
  },
);
