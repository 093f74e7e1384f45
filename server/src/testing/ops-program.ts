import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const execute = promisify(execFile);

/** Result of a command. */
export interface OpsEnding {
  code: number;
  out: string;
  err: string;
}

/** The ops command line as a separate process. */
export interface OpsProgram {
  /** Runs a command on a registry. @throws when the command fails */
  run(registry: string, ...args: string[]): Promise<string>;
  /** Runs a command by the API of a suite, far from its registry. Never throws. */
  runAt(origin: string, token: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<OpsEnding>;
  /** The bundled program. */
  file: string;
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
    file: outfile,
    run: async (registry, ...args) =>
      (
        await execute(process.execPath, [outfile, ...args, '--registry', registry], {
          env: { ...process.env, NAVETTE_WHO: 'ops' },
        })
      ).stdout,
    runAt: (origin, token, args, env = {}) => {
      const { PATH } = process.env;
      const settings = { env: { PATH, NAVETTE_SERVER: origin, NAVETTE_OPS_TOKEN: token, ...env } };
      return new Promise((resolve) => {
        const child = execFile(process.execPath, [outfile, ...args], settings, (_, out, err) =>
          resolve({ code: child.exitCode ?? -1, out, err }),
        );
      });
    },
    remove: () => rm(outfile, { force: true }),
  };
}
