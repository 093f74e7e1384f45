import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const start = fileURLToPath(new URL('start.mjs', import.meta.url));
const fails = (/** @type {string[]} */ args, env = {}) =>
  promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } }).then(
    () => ({ stderr: 'it started', stdout: '' }),
    (/** @type {{ stderr: string, stdout: string }} */ error) => error,
  );

it.each(['abc', '-1', '65536', '80.5'])('npm start refuses PORT=%s in one sentence', async (PORT) => {
  const { stderr, stdout } = await fails([start], { PORT });
  expect([stdout, stderr]).toEqual(['', `PORT is not a port number: ${PORT}.\n`]);
});

it('npm start says in one sentence that Node 18 is too old, before anything that Node 18 lacks', async () => {
  const asNode18 = `
    Object.defineProperty(process.versions, 'node', { value: '18.20.8' });
    delete Array.prototype.toSorted;
    await import(${JSON.stringify(start)});`;
  const { stderr, stdout } = await fails(['--input-type=module', '-e', asNode18]);
  expect([stdout, stderr]).toEqual(['', `Navette needs Node 20.19 or later; this is ${process.version}.\n`]);
});
