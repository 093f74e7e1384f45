/**
 * node tools/scripts/minimal-root.mjs [--suite bookworm] [--keep] [command …]: tries the two commands of the README on an empty machine: a minimal
 * Debian made by mmdebstrap (apt-get install mmdebstrap; as root), this Node copied in, the last commit cloned in. Runs `npm start` until it is ready,
 * stops it, then runs the command, by default `npm test`; a part of it is `npm run journeys -w @navette/e2e -- journeys/sign-in.spec.ts`.
 * Settings of the package registry (npm_config_*, proxies, certificates) are passed in.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { handedIn, makeRoot, runInside } from './minimal-root/empty-machine.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { suite: { type: 'string', default: 'bookworm' }, keep: { type: 'boolean', default: false } },
});
const command = positionals.length > 0 ? positionals.join(' ') : 'npm test';
const port = process.env.PORT ?? '8080';
const say = (/** @type {string} */ message) => process.stdout.write(`${message}\n`);

/** Starts the suite, waits until it is ready, stops it as Ctrl+C would. */
const startAndStop = `
npm start & started=$!
node -e '
  const wait = () => fetch("http://127.0.0.1:${port}/readyz").then(({ ok }) => ok, () => false).then((ok) => ok || setTimeout(wait, 500));
  wait();
' & ready=$!
while kill -0 $ready 2>/dev/null; do
  kill -0 $started 2>/dev/null || { kill $ready; echo "npm start ended before it was ready"; exit 1; }
  sleep 1
done
kill -TERM $started
wait $started || true
`;

const folder = mkdtempSync(join(tmpdir(), 'navette-minimal-'));
try {
  const { env, files } = handedIn(process.env);
  say(`a minimal Debian (${values.suite}) in ${folder}`);
  await makeRoot(folder, values.suite, files);
  const commands = { 'npm start': startAndStop, [command]: command };
  for (const [name, script] of Object.entries(commands)) {
    const started = Date.now();
    const code = await runInside(folder, script, { ...env, PORT: port });
    say(`${code === 0 ? 'ok  ' : 'FAIL'}  ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
    if (code !== 0) {
      process.exitCode = 1;
      break;
    }
  }
} finally {
  if (!values.keep) rmSync(folder, { recursive: true, force: true });
}
