import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { earlyFaults, hostFacts } from './host-facts.mjs';

const host = join(import.meta.dirname, '../../../host');
const assets = (/** @type {Record<string, string>} */ files) =>
  Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text) }));

describe('facts about a host', () => {
  it('writes version and contract of the host, and the version of every shared module', async () => {
    const facts = await hostFacts(host, assets({ 'main.js': 'a' }));
    expect(facts).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      contract: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
    expect(facts.shared).toMatchObject({
      react: expect.stringMatching(/^\d/),
      '@navette/shared/ui': expect.stringMatching(/^\d/),
    });
  });

  it('refuses a build whose pages would not announce the shell, or the texts of a language', () => {
    const texts = { fr: ['fr.js'], nl: ['nl.js'] };
    expect(earlyFaults({ shell: ['shell.js'], texts })).toEqual([]);
    expect(earlyFaults({ shell: [], texts: { ...texts, en: [] } })).toEqual([
      expect.stringContaining('shell'),
      expect.stringContaining('en'),
    ]);
  });

  it('identifies a host build by its content, whatever the order of the files', async () => {
    const { build } = await hostFacts(host, assets({ 'main.js': 'a', 'index.html': 'b' }));
    expect((await hostFacts(host, assets({ 'index.html': 'b', 'main.js': 'a' }))).build).toBe(build);
    expect((await hostFacts(host, assets({ 'index.html': 'b', 'main.js': 'c' }))).build).not.toBe(build);
  });
});
