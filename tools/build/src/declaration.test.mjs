import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evaluate, faultsOf } from './declaration.mjs';

describe('the declaration of a remote', () => {
  it('writes the default export of remote.ts as plain data', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'remote-')), 'remote.ts');
    writeFileSync(
      file,
      "const order: number = 3;\nexport default { name: 'x', routes: [{ path: '/x', order }], load: () => undefined };",
    );
    expect(await evaluate(file)).toEqual({ name: 'x', routes: [{ path: '/x', order: 3 }] });
  });

  it('refuses a declaration that names a page without a folder', () => {
    const declaration = {
      routes: [{ module: './pages/a' }, { module: './pages/b' }],
      slots: [{ module: './slots/mail' }],
    };
    expect(faultsOf(declaration, ['./pages/a'])).toEqual([
      './pages/b has no file under src; found: ./pages/a',
      './slots/mail has no file under src; found: ./pages/a',
    ]);
  });
});
