import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = path.join(import.meta.dirname, '..');
const catalogues = path.join(import.meta.dirname, '../../../shared/messages');

/** Message keys that the server's code can answer with. */
async function answeredKeys(): Promise<string[]> {
  const files = (await readdir(sources, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const texts = await Promise.all(files.map((name) => readFile(path.join(sources, name), 'utf8')));
  const found = texts.flatMap((text) => [
    ...[...text.matchAll(/messageKey: '([\w.]+)'/gu)].map(([, key]) => key ?? ''),
    ...[...text.matchAll(/\b(?:new ProblemError\(\d+, |conflict\()'([\w.]+)'/gu)].map(([, code]) => `problem.${code}`),
  ]);
  return [...new Set(found)].toSorted();
}

describe('problem codes', () => {
  it.each(['fr', 'nl', 'en'])('have their message in the catalogue: %s', async (language) => {
    const catalogue: Record<string, string> = JSON.parse(
      await readFile(path.join(catalogues, `${language}.json`), 'utf8'),
    );
    const keys = await answeredKeys();
    expect(keys).toContain('problem.referenced');
    expect(keys.filter((key) => !(key in catalogue))).toEqual([]);
  });
});
