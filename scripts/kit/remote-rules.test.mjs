import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/paths.mjs';
import { remoteRules } from './remote-rules.mjs';

const rules = remoteRules(JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')));

/** @param {Record<string, string>} files @returns {string} What the linter says in a clone with these files and the kit's rules. */
function lint(files) {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  for (const [file, text] of Object.entries({ ...files, 'node_modules/@navette/build/dist/oxlint.json': JSON.stringify(rules) })) {
    mkdirSync(join(clone, file, '..'), { recursive: true });
    writeFileSync(join(clone, file), text);
  }
  try {
    return execFileSync(join(root, 'node_modules/.bin/oxlint'), ['-c', join(clone, 'node_modules/@navette/build/dist/oxlint.json'), 'src'], { cwd: clone, encoding: 'utf8' });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

describe('the house rules in a clone of one remote', () => {
  it('let clean code pass', () => {
    expect(lint({ 'src/pages/a/index.tsx': 'export default 1;\n' })).toContain('0 errors');
  });

  it('keep the kit behind the shared package out of every file', () => {
    expect(lint({ 'src/dialogs/a/index.tsx': "import { Box } from '@chakra-ui/react';\n\nexport default Box;\n" })).toContain('Use what @navette/shared offers');
  });

  it('keep pages apart', () => {
    expect(lint({ 'src/pages/a/index.tsx': "import b from '../../pages/b/index.tsx';\n\nexport default b;\n", 'src/pages/b/index.tsx': 'export default 1;\n' })).toContain('A page does not import another page');
  });

  it('hold nothing of other packages', () => {
    const places = (rules.overrides ?? []).flatMap(({ files }) => files);
    expect(places).toContain('**/src/pages/**');
    expect(places.filter((place) => /server|shared|ops|host/.test(place))).toEqual([]);
  });
});
