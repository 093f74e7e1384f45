import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileCatalogue } from './catalogues.mjs';

/** @param {Record<string, string>} texts */
function catalogue(texts) {
  const file = join(mkdtempSync(join(tmpdir(), 'messages-')), 'fr.json');
  writeFileSync(file, JSON.stringify(texts));
  return file;
}

describe('a compiled catalogue', () => {
  it('compiles a catalogue to parsed messages, so that the browser parses none', async () => {
    const compiled = JSON.parse(
      await compileCatalogue(
        catalogue({ 'a.title': 'Courses', 'a.count': '{n, plural, one {# course} other {# courses}}' }),
      ),
    );
    expect(compiled['a.title']).toEqual([{ type: 0, value: 'Courses' }]);
    expect(compiled['a.count'][0]).toMatchObject({ type: 6, value: 'n' });
  });

  it('refuses to compile an invalid message', async () => {
    await expect(compileCatalogue(catalogue({ 'a.bad': '{n, plural, one {#}' }))).rejects.toThrow(/a\.bad|Error/);
  });
});
