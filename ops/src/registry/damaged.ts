import type * as z from 'zod';
import { Refusal } from '../refusal.ts';

/** Something in the registry can't be read: it was cut off, or changed by hand. */
export class Damaged extends Refusal {
  /** @param what a sentence, without its full stop */
  constructor(what: string, options?: ErrorOptions) {
    super(`${what}. \`ops repair\` shows what would put it right.`, options);
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
  throw new Damaged(`${key} is not what it should be (${where}${issue?.message})`);
}

/**
 * A JSON file of the registry, whatever it holds.
 * @throws {Damaged} when it is no JSON
 */
export function jsonOf(key: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Damaged(`${key} can't be read: it is ${text.trim() === '' ? 'empty' : 'cut off, or no JSON'}`, {
      cause: error,
    });
  }
}

/** What is read, or undefined where it can't be: for what must go on without it. */
export const unlessDamaged = <T>(read: Promise<T>): Promise<T | undefined> =>
  read.catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
