import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const execute = promisify(execFile);

/** The ops command line as a separate process. */
export interface OpsProgram {
  /** Runs a command on a registry. @throws when the command fails */
  run(registry: string, ...args: string[]): Promise<string>;
  remove(): Promise<void>;
}

/** Bundles the command line as its build does. */
export async function opsProgram(): Promise<OpsProgram> {
  const outfile = join(tmpdir(), `navette-ops-${process.pid}-${Date.now()}.mjs`);
  await build({
    entryPoints: [fileURLToPath(new URL('../../../ops/src/main.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['playwright-core', '@sparticuz/chromium'],
    logLevel: 'silent',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  return {
    run: async (registry, ...args) =>
      (
        await execute(process.execPath, [outfile, ...args, '--registry', registry], {
          env: { ...process.env, NAVETTE_WHO: 'ops' },
        })
      ).stdout,
    remove: () => rm(outfile, { force: true }),
  };
}
