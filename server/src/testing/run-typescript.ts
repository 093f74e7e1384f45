import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Readable } from 'node:stream';
import { build, type Plugin } from 'esbuild';

export type Program = ChildProcessByStdio<null, Readable, null>;

/** Packages stay external, but for those of the workspace: they are TypeScript, which plain Node can't load. */
const externalPackages: Plugin = {
  name: 'external-packages',
  setup: (bundler) =>
    bundler.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@navette/') ? undefined : { path, external: true },
    ),
};

/** Bundles a program of the server for plain Node, so that a test can run and kill it as a separate process. */
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
    plugins: [externalPackages],
    logLevel: 'silent',
  });
  return {
    start: (...args) => spawn(process.execPath, [outfile, ...args], { stdio: ['ignore', 'pipe', 'inherit'] }),
    remove: () => rm(outfile),
  };
}
