import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/paths.mjs';
import { remoteRules } from './remote-rules.mjs';

const rules = remoteRules(JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')));

/** @param {Record<string, string>} files @returns {string} What the linter says in a clone with these files and the kit's rules. */
function lint(files) {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  for (const [file, text] of Object.entries({
    ...files,
    'node_modules/@navette/build/dist/oxlint.json': JSON.stringify(rules),
  })) {
    mkdirSync(join(clone, file, '..'), { recursive: true });
    writeFileSync(join(clone, file), text);
  }
  cpSync(join(root, 'tools/build/src/lint'), join(clone, 'node_modules/@navette/build/src/lint'), { recursive: true });
  try {
    return execFileSync(
      join(root, 'node_modules/.bin/oxlint'),
      ['-c', join(clone, 'node_modules/@navette/build/dist/oxlint.json'), 'src'],
      { cwd: clone, encoding: 'utf8' },
    );
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

describe('the house rules in a clone of one remote', () => {
  it('the house rules in a clone of one remote accept clean code in a clone', () => {
    expect(lint({ 'src/pages/a/index.tsx': 'export default 1;\n' })).toContain('0 errors');
  });

  it('the house rules in a clone of one remote refuse direct imports of the kit behind the shared package', () => {
    expect(
      lint({ 'src/dialogs/a/index.tsx': "import { Box } from '@chakra-ui/react';\n\nexport default Box;\n" }),
    ).toContain('Use what @navette/shared offers');
  });

  it.each([
    ['beside it', 'src/pages/a/index.tsx', '../b/index.tsx'],
    ['from a folder of its own', 'src/pages/a/deep/er/x.ts', '../../../b/index.tsx'],
    ['on a way round', 'src/pages/a/index.tsx', '../../pages/b/index.tsx'],
    ['from outside the pages', 'src/dialogs/c/index.tsx', '../../pages/b/index.tsx'],
  ])('refuse an import of another page: %s', (_, file, from) => {
    const texts = [
      `import b from '${from}';\n\nexport default b;\n`,
      `export * from '${from}';\n`,
      `export const load = () => import('${from}');\n`,
    ];
    for (const text of texts)
      expect(lint({ [file]: text, 'src/pages/b/index.tsx': 'export const b = 1;\n\nexport default b;\n' })).toContain(
        'A page must not import another page',
      );
  });

  it('the house rules in a clone of one remote refuse an import of a page in an entity', () => {
    const files = {
      'src/entities/b/list.ts': "export * from '../../pages/b/index.tsx';\n",
      'src/pages/b/index.tsx': 'export const b = 1;\n\nexport default b;\n',
    };
    expect(lint(files)).toContain('An entity must not import a page');
  });

  it('the house rules in a clone of one remote allow a page to import its own files, shared code of the remote, and entities', () => {
    const files = {
      'src/pages/a/deep/x.ts': "export * from '../table.ts';\nexport * from '../../../b/shared.ts';\n",
      'src/pages/a/index.tsx': "export { list as default } from '../../entities/a/list.ts';\n",
      'src/dialogs/a/index.tsx': "export { list as default } from '../../entities/a/list.ts';\n",
      'src/entities/a/list.ts': "export { other as list } from '../b/other.ts';\n",
      'src/entities/b/other.ts': 'export const other = 1;\n',
      'src/pages/a/table.ts': 'export const table = 1;\n',
      'src/b/shared.ts': 'export const shared = 1;\n',
    };
    expect(lint(files)).toContain('0 errors');
  });

  it('a clone of one remote contains nothing of other packages', () => {
    const places = (rules.overrides ?? []).flatMap(({ files }) => files);
    expect(places).toContain('**/src/**');
    expect(places.filter((place) => /server|shared|ops|host/.test(place))).toEqual([]);
  });
});
