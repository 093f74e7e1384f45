import type { Registry } from './registry.ts';

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
