import { readFile, rm } from 'node:fs/promises';
import * as z from 'zod';
import { appendLine, writeAtomically } from './atomic.ts';
import { changeSchema, type Change } from './history.ts';
import { readLines } from './json-lines.ts';
import { type Held, withLock } from './lock.ts';
import { paths } from './paths.ts';
import { currentId } from './sets.ts';

/** Who changes something, and the reason for who reads the history at night. */
export interface By {
  readonly who: string;
  readonly why: string;
}

/** The one file that a change replaces (or, with `null`, removes) as a whole: this is the moment at which it is done. */
export interface Replacement {
  readonly path: string;
  readonly content: string | null;
}

const pendingSchema = z.object({ path: z.string(), content: z.string().nullable(), change: changeSchema });

/** Runs `work` while nobody else changes the registry, after putting in order what a command that died left behind. */
export async function changing<T>(registry: string, work: (held: Held) => Promise<T>): Promise<T> {
  return withLock(registry, async (held) => {
    await completeHistory(registry);
    return work(held);
  });
}

/**
 * Makes a change and writes it into the history, in that order. Dies the command in between, the next one writes the line; dies it before, nothing was
 * changed and no line is written.
 */
export async function makeChange(
  registry: string,
  held: Held,
  change: Change,
  { path, content }: Replacement,
): Promise<void> {
  const entry = changeSchema.parse(change);
  await writeAtomically(paths.pending(registry), JSON.stringify({ path, content, change: entry }));
  await held.confirm();
  if (content === null) await rm(path, { force: true });
  else await writeAtomically(path, content);
  await appendLine(paths.history(registry), JSON.stringify(entry));
  await tidy(registry);
}

async function completeHistory(registry: string): Promise<void> {
  const text = await readFile(paths.pending(registry), 'utf8').catch(() => undefined);
  if (text !== undefined) {
    const { path, content, change } = pendingSchema.parse(JSON.parse(text));
    const now = await readFile(path, 'utf8').catch(() => null);
    const line = JSON.stringify(change);
    const written = (await readLines(paths.history(registry))).some(
      (known) => JSON.stringify(changeSchema.safeParse(known).data) === line,
    );
    if (now === content && !written) await appendLine(paths.history(registry), line);
  }
  await tidy(registry);
}

const stagedFile = z.object({ set: z.string() });

/** A trial ends when its set runs for everybody. */
async function tidy(registry: string): Promise<void> {
  const staged = await readFile(paths.staged(registry), 'utf8').catch(() => undefined);
  if (staged !== undefined && stagedFile.parse(JSON.parse(staged)).set === (await currentId(registry)))
    await rm(paths.staged(registry), { force: true });
  await rm(paths.pending(registry), { force: true });
}
