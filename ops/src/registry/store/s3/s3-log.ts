import { pooled } from '../../pooled.ts';
import type { S3Objects } from '../../../s3/index.ts';

/** A log in a bucket, where nothing can be appended to: an object for each line, numbered, created only where there is none. */
export interface S3Log {
  readonly append: (log: string, line: string) => Promise<void>;
  /** @param names keys of its objects, as {@link S3Log.names} answers them */
  readonly lines: (names: readonly string[]) => Promise<readonly string[]>;
  readonly names: (log: string) => Promise<readonly string[]>;
}

const AT_A_TIME = 16;
const MOST = 20_000;

const folderOf = (log: string): string => `logs/${log}/`;
const numbered = (log: string, number: number): string => `${folderOf(log)}${String(number).padStart(9, '0')}`;

/** Logs of a registry in a bucket. A line never changes, so each is read once. */
export function s3Log(objects: S3Objects): S3Log {
  const known = new Map<string, string>();
  const textOf = async (key: string): Promise<string> => {
    const line = known.get(key) ?? (await objects.get(key))?.body.toString() ?? '';
    if (known.size >= MOST) known.clear();
    known.set(key, line);
    return line;
  };
  const names = async (log: string) => (await objects.list(folderOf(log))).map(({ key }) => key);
  return {
    names,
    append: async (log, line) => {
      const last = (await names(log)).at(-1)?.slice(folderOf(log).length);
      for (let number = Number(last ?? 0) + 1; ; number++) {
        const key = numbered(log, number);
        if ((await objects.put(key, line, { condition: 'absent', type: 'application/json' })) !== undefined) return;
      }
    },
    lines: async (keys) => (await pooled(keys, AT_A_TIME, textOf)).filter((line) => line !== ''),
  };
}
