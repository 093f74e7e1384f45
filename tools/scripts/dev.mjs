import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { devArguments } from './lib/dev-arguments.mjs';
import { build } from './lib/build.mjs';
import { remotes, root } from './lib/paths.mjs';
import { install } from './lib/pnpm.mjs';
import { publish } from './lib/publish.mjs';
import { serve } from './lib/serve.mjs';

const say = (/** @type {string} */ message) => process.stdout.write(`${message}\n`);
const { remote, port } = readArguments();
const suite = process.env.NAVETTE_SUITE ?? `http://127.0.0.1:${process.env.PORT || 8080}`;

await install();
if (!(await answers(suite))) {
  if (process.env.NAVETTE_SUITE) {
    process.stderr.write(`${suite} does not answer.\n`);
    process.exit(1);
  }
  say('no suite is running yet: starting one');
  await build(say);
  const notActivated = await publish();
  if (notActivated !== '') say(notActivated);
  await serve({ port: Number(new URL(suite).port) });
}

say(`${remote} with hot reload: http://127.0.0.1:${port}, inside the suite of ${suite}`);
const bundler = spawn(process.execPath, [join(root, 'tools/build/src/cli/main.mjs'), 'dev'], {
  cwd: join(root, remote),
  stdio: 'inherit',
  env: { ...process.env, PORT: String(port), NAVETTE_SUITE: suite, NODE_ENV: 'development' },
});
bundler.on('exit', (code) => process.exit(code ?? 0));

function readArguments() {
  try {
    return devArguments(process.argv.slice(2), process.env, remotes);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  }
}

/** @param {string} address */
async function answers(address) {
  const response = await fetch(`${address}/healthz`).catch(() => undefined);
  return response?.ok ?? false;
}
