import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moduleCode, guardedInVain } from './plugin.mjs';

/** @param {Record<string, string>} files */
function remote(files) {
  const root = mkdtempSync(join(tmpdir(), 'remote-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

it('refuses an operation that a route guards and nothing calls', () => {
  expect(guardedInVain(['getClient', 'listClients'], ['getClient', 'searchAll'])).toEqual([
    "src/remote.ts: guarded names 'searchAll', which nothing calls",
  ]);
});

describe('the code of a module', () => {
  it('collects the code that a module reaches, also lazily, without types, tests and unused code', async () => {
    const root = remote({
      'src/pages/a/index.tsx': `import { used } from '../../requests.ts'; export default () => { void import('./later.ts'); return <b>{used()}</b>; };`,
      'src/pages/a/later.ts': `export const later: string = 'later';`,
      'src/requests.ts': `import { api } from '@navette/shared/api'; export const used = () => api.GET('/used'); export const unused = () => api.GET('/unused');`,
      'src/pages/b/index.tsx': `export default 'b';`,
    });
    const { modules } = await moduleCode(root, {
      './pages/a': './src/pages/a/index.tsx',
      './pages/b': './src/pages/b/index.tsx',
    });
    expect(modules['./pages/a']).toContain('"/used"');
    expect(modules['./pages/a']).toContain('"later"');
    expect(modules['./pages/a']).not.toContain('/unused');
    expect(modules['./pages/b']).not.toContain('/used');
  });
});
