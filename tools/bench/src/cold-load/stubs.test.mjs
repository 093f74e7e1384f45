import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';

it('each stub of the single bundle replaces a file of the host', () => {
  const stubs = readdirSync(join(import.meta.dirname, 'stubs')).filter((name) => name.endsWith('.mjs'));
  expect(stubs).not.toHaveLength(0);
  expect(
    stubs.filter((name) => !existsSync(join(root, 'host/src/federation', name.replace(/\.mjs$/u, '.ts')))),
  ).toEqual([]);
});
