import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** How a command ended. */
export interface Ending {
  readonly code: number;
  /** Both streams. */
  readonly out: string;
}

/** The code blocks of a page of docs/ that are marked as commands of a shell. */
export async function documentedCommands(page: string): Promise<string[]> {
  const text = await readFile(new URL(`../../../docs/${page}`, import.meta.url), 'utf8');
  return [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, command = '']) => command.trim());
}

/** Runs lines as a shell does. @param env all that they see, but for where programs and temporary files are */
export function runAsShell(lines: string, { cwd, env }: { cwd?: string; env: NodeJS.ProcessEnv }): Promise<Ending> {
  const { PATH, TMPDIR } = process.env;
  return new Promise((done) => {
    const child = execFile('sh', ['-ec', lines], { cwd, env: { PATH, TMPDIR, ...env } }, (_, out, err) =>
      done({ code: child.exitCode ?? -1, out: out + err }),
    );
  });
}
