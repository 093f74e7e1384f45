import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Registry } from '../registry/registry.ts';
import { temporaryFolder } from './built-remote.ts';

let bundled: Promise<string> | undefined;

/** The command line as it is shipped, built once for a test run. */
function program(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  const outfile = join(await temporaryFolder(), 'ops.mjs');
  const banner = { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" };
  await build({
    entryPoints: [join(import.meta.dirname, '../main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner,
    external: ['playwright-core', '@sparticuz/chromium'],
  });
  return outfile;
}

/** Exit code and output of a process. */
interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export const startOps = ({ location }: Pick<Registry, 'location'>, ...argv: readonly string[]): Promise<StartedOps> =>
  startOpsIn({}, { location }, ...argv);

interface StartedOps {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

/** Starts ops in a process of its own, with more of an environment. */
export async function startOpsIn(
  env: NodeJS.ProcessEnv,
  { location }: Pick<Registry, 'location'>,
  ...argv: readonly string[]
): Promise<StartedOps> {
  const child = spawn(process.execPath, [await program(), ...argv, '--registry', location], {
    env: { ...process.env, NAVETTE_WHO: 'noor', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, ...output })));
  return { child, ended };
}

/** Runs ops in a process of its own, to its end. */
export const opsProcess = async (
  { location }: Pick<Registry, 'location'>,
  ...argv: readonly string[]
): Promise<Ended> => (await startOps({ location }, ...argv)).ended;
