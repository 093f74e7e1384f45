import type * as z from 'zod';
import { Refusal } from '../refusal.ts';
import { keys } from './keys.ts';
import type { Registry } from './registry.ts';

/** Commands that write a damaged file of the registry anew, by its key. */
const REMEDIES: Readonly<Record<string, string>> = {
  [keys.current]: '`ops rollback` runs the last set that can run',
  [keys.staged]: '`ops unstage` ends the trial',
  [keys.policy]: '`ops policy --automatic on` or `off` writes it anew',
  [keys.overrides]: '`ops overrides forbid` removes it',
};

/** Something in the registry can't be read: it was cut off, or changed by hand. */
export class Damaged extends Refusal {
  /**
   * @param key key of the file
   * @param fault the rest of a sentence that begins with the key, without its full stop
   */
  constructor(key: string, fault: string, options?: ErrorOptions) {
    super(
      `${key} ${fault}. ${REMEDIES[key] ?? '`ops rollback` runs another set, `ops unstage` ends a trial of it'}.`,
      options,
    );
  }
}

/**
 * Reads a JSON file of the registry.
 * @param key its key, for the message
 * @throws {Damaged} when it is no JSON, or not what it should be
 */
export function parseStored<T>(key: string, text: string, schema: z.ZodType<T>): T {
  const { success, data, error } = schema.safeParse(jsonOf(key, text));
  if (success) return data;
  const [issue] = error.issues;
  const where = issue && issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
  throw new Damaged(key, `is not what it should be (${where}${issue?.message})`);
}

/**
 * A JSON file of the registry, whatever it holds.
 * @throws {Damaged} when it is no JSON
 */
export function jsonOf(key: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Damaged(key, `can't be read: it is ${text.trim() === '' ? 'empty' : 'cut off, or no JSON'}`, {
      cause: error,
    });
  }
}

/** The result of a read, undefined where it is refused: for what must go on without it. */
export const unlessDamaged = <T>(read: Promise<T>): Promise<T | undefined> =>
  read.catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });

/** The entries of a log, oldest first; none when there is no log yet. A line that was cut off by a crash is left out. */
export async function readLines(registry: Registry, log: string): Promise<unknown[]> {
  return (await registry.store.lines(log)).flatMap(parsedLine);
}

/** An entry of a log; nothing for a line that was cut off by a crash. */
export function parsedLine(line: string): unknown[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/** Warning about the entries of a log that can't be read, if there are any. */
export async function lineWarnings(
  registry: Registry,
  log: string,
  remedy: string,
  isSound: (line: unknown) => boolean,
): Promise<readonly string[]> {
  const lines = await registry.store.lines(log);
  const numbers = lines.flatMap((line, index) => (parsedLine(line).some(isSound) ? [] : [index + 1]));
  if (numbers.length === 0) return [];
  return [`${log}: ${numbers.length === 1 ? 'line' : 'lines'} ${numbers.join(', ')} can't be read. ${remedy}.`];
}
