import { storeOf } from './store/store-of.ts';

/** The entries of a log, oldest first; none when there is no log yet. A line that was cut off by a crash is left out. */
export async function readLines(registry: string, log: string): Promise<unknown[]> {
  return (await storeOf(registry).lines(log)).flatMap(parsedLine);
}

/** An entry of a log; nothing for a line that was cut off by a crash. */
export function parsedLine(line: string): unknown[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
