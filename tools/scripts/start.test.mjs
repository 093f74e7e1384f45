import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const start = fileURLToPath(new URL('start.mjs', import.meta.url));
const fails = (/** @type {string[]} */ args, env = {}) =>
  promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } }).then(
    () => ({ stderr: 'it started', stdout: '', code: 0 }),
    (/** @type {{ stderr: string, stdout: string, code: number }} */ error) => error,
  );

it.each(['abc', '-1', '65536', '80.5'])('npm start refuses PORT=%s in one sentence', async (PORT) => {
  const { stderr, stdout } = await fails([start], { PORT });
  expect([stdout, stderr]).toEqual(['', `PORT must be a port number, not ${PORT}.\n`]);
});

it('npm start reports a taken port before it checks packages and builds', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const PORT = typeof address === 'object' && address !== null ? String(address.port) : '';
  const { stderr, stdout, code } = await fails([start], { PORT, HOST: '' });
  other.close();
  expect([code, stdout, stderr]).toEqual([
    98,
    '',
    `Port ${PORT} of 127.0.0.1 is in use by another program: stop it, or set PORT to another port.\n`,
  ]);
});

it('npm start reports in one sentence that an address does not belong to this machine', async () => {
  const { stderr, stdout } = await fails([start], { PORT: '0', HOST: '192.0.2.1' });
  expect(stdout).toBe('');
  expect(stderr).toMatch(
    /^Cannot listen on port 0 of 192\.0\.2\.1 \(.*EADDRNOTAVAIL.*\): set PORT and HOST to others\.\n$/u,
  );
});

it('npm start says in one sentence that Node 18 is too old, before anything that Node 18 lacks', async () => {
  const asNode18 = `
    Object.defineProperty(process.versions, 'node', { value: '18.20.8' });
    delete Array.prototype.toSorted;
    await import(${JSON.stringify(start)});`;
  const { stderr, stdout } = await fails(['--input-type=module', '-e', asNode18]);
  expect([stdout, stderr]).toEqual(['', `Navette requires Node 20.19 or later, not ${process.version}.\n`]);
});
