import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageInfo } from './package-info.mjs';

function remote() {
  const root = mkdtempSync(join(tmpdir(), 'remote-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: '@navette/remote-live', version: '1.2.0' }));
  writeFileSync(join(root, 'src/remote.ts'), 'export default {};');
  return root;
}

describe('the name of a remote in the page', () => {
  it('names the global of a remote with its version, as a valid identifier', () => {
    const { name, version, container } = packageInfo(remote());
    expect({ name, version }).toEqual({ name: 'live', version: '1.2.0' });
    expect(container).toMatch(/^navette_live_1_2_0_[0-9a-f]{8}$/);
  });

  it('gives a remote the same global for the same sources and another one after a change', () => {
    const root = remote();
    const before = packageInfo(root).container;
    expect(packageInfo(root).container).toBe(before);
    writeFileSync(join(root, 'src/remote.ts'), 'export default { name: 1 };');
    expect(packageInfo(root).container).not.toBe(before);
  });
});
