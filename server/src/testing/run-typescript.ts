import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Readable } from 'node:stream';
import { build } from 'esbuild';

export type Program = ChildProcessByStdio<null, Readable, null>;

/** Bundles a program of the server for plain Node, so that a test can run and kill it as a process of its own. */
export async function bundleProgram(
  source: URL,
): Promise<{ start(...args: string[]): Program; remove(): Promise<void> }> {
  const outfile = fileURLToPath(new URL(`../../dist/testing/${process.pid}-${Date.now()}.mjs`, import.meta.url));
  await build({
    entryPoints: [fileURLToPath(source)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  return {
    start: (...args) => spawn(process.execPath, [outfile, ...args], { stdio: ['ignore', 'pipe', 'inherit'] }),
    remove: () => rm(outfile),
  };
}
