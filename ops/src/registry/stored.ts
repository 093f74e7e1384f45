import type * as z from 'zod';
import { parsedJson } from '../json.ts';
import { Refusal } from '../refusal.ts';
import { keys } from './keys.ts';
import type { Registry } from './registry.ts';

/** Commands that write a damaged file of the registry anew, by its key. */
const REMEDIES: Readonly<Record<string, string>> = {
  [keys.current]: '`ops rollback` runs the last set that can run',
  [keys.staged]: '`ops unstage` ends the trial',
  [keys.policy]: '`ops policy --automatic on` or `off` writes it again',
  [keys.overrides]: '`ops overrides forbid` removes it',
};

/** Something in the registry can't be read: it was cut off, or changed by hand. */
export class Damaged extends Refusal {
  /** @param fault the rest of a sentence that begins with the key of the file, without its full stop */
  constructor(key: string, fault: string) {
    super(`${key} ${fault}. ${REMEDIES[key] ?? '`ops rollback` runs another set, `ops unstage` ends a trial of it'}.`);
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
  throw new Damaged(key, `is invalid (${where}${issue?.message})`);
}

/**
 * A JSON file of the registry, whatever it holds.
 * @throws {Damaged} when it is no JSON
 */
function jsonOf(key: string, text: string): unknown {
  const value = parsedJson(text);
  if (value !== undefined) return value;
  throw new Damaged(key, `can't be read: it is ${text.trim() === '' ? 'empty' : 'truncated, or not JSON'}`);
}

/**
 * The JSON file at a key, whatever it holds; undefined for none.
 * @throws {Damaged} when it is no JSON
 */
export async function readStored({ store }: Registry, key: string): Promise<unknown> {
  const stored = await store.read(key);
  return stored && jsonOf(key, stored.text);
}

/** The result of a read, undefined where it is refused: for what must go on without it. */
export const unlessDamaged = <T>(read: Promise<T>): Promise<T | undefined> => unless(Refusal, read, undefined);

/** The result of a read, or another value where it is refused so. */
export const unless = <T, N>(kind: typeof Refusal | typeof Damaged, read: Promise<T>, otherwise: N): Promise<T | N> =>
  read.catch((error: unknown) => {
    if (error instanceof kind) return otherwise;
    throw error;
  });

/** The entries of a log, oldest first; none when there is no log yet. A line that was cut off by a crash is left out. */
export async function readLines(registry: Registry, log: string): Promise<unknown[]> {
  return (await registry.store.lines(log)).flatMap(parsedLine);
}

/** An entry of a log; nothing for a line that was cut off by a crash. */
export function parsedLine(line: string): unknown[] {
  const entry = parsedJson(line);
  return entry === undefined ? [] : [entry];
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
