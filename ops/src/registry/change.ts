import { readFile, rm } from 'node:fs/promises';
import * as z from 'zod';
import { appendLine, writeAtomically } from './atomic.ts';
import { changeSchema, type Change } from './history.ts';
import { readLines } from './json-lines.ts';
import { type Held, withLock } from './lock.ts';
import { paths } from './paths.ts';
import { currentId } from './sets.ts';

/** Author and reason of a change, for the history. */
export interface By {
  readonly who: string;
  readonly why: string;
}

/** Commit point of a change: the one file that it replaces atomically (or, with `null`, removes). */
export interface Replacement {
  readonly path: string;
  readonly content: string | null;
}

const pendingSchema = z.object({ path: z.string(), content: z.string().nullable(), change: changeSchema });

/** Runs `work` under the lock of the registry, after completing or dropping the change of a command that crashed. */
export async function changing<T>(registry: string, work: (held: Held) => Promise<T>): Promise<T> {
  return withLock(registry, async (held) => {
    await completeHistory(registry);
    return work(held);
  });
}

/**
 * Write-ahead: makes a change, then writes it into the history. After a crash in between the next command writes the line; after a crash before the
 * commit point nothing has changed and no line is written.
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
