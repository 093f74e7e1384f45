import { cachedText } from './cached-file.ts';

/** The entries of a log, oldest first; none when there is no log yet. A line that was cut off by a crash is left out. */
export async function readLines(path: string): Promise<unknown[]> {
  const text = (await cachedText(path)) ?? '';
  return text.split('\n').flatMap((line) => (line === '' ? [] : parsed(line)));
}

function parsed(line: string): unknown[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
