import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Account } from '../db/embedded/account.ts';

/** Result of a command. */
export interface Ending {
  readonly code: number;
  /** Both streams. */
  readonly out: string;
}

/** The code blocks of a page of docs/ that are marked as commands of a shell. */
export async function documentedCommands(page: string): Promise<string[]> {
  const text = await readFile(new URL(`../../../docs/${page}`, import.meta.url), 'utf8');
  return [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, command = '']) => command.replaceAll(/^ {3}/gmu, '').trim());
}

interface Shell {
  readonly cwd?: string;
  /** All that the lines see, but for where programs and temporary files are. */
  readonly env: NodeJS.ProcessEnv;
  /** Whom they run as; whoever runs the tests by default. */
  readonly account?: Account | undefined;
}

/** Runs lines as a shell does. */
export function runAsShell(lines: string, { cwd, env, account }: Shell): Promise<Ending> {
  const { PATH, TMPDIR } = process.env;
  return new Promise((done) => {
    const child = execFile('sh', ['-ec', lines], { cwd, ...account, env: { PATH, TMPDIR, ...env } }, (_, out, err) =>
      done({ code: child.exitCode ?? -1, out: out + err }),
    );
  });
}
