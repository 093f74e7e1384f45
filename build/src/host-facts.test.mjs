import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostFacts } from './host-facts.mjs';

const host = join(import.meta.dirname, '../../host');
const assets = (/** @type {Record<string, string>} */ files) =>
  Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text) }));

describe('what a host says of itself', () => {
  it('is its version, the contract it keeps, and the version of every module it shares', async () => {
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

  it('tells two builds apart by their content, whatever the order of the files', async () => {
    const { build } = await hostFacts(host, assets({ 'main.js': 'a', 'index.html': 'b' }));
    expect((await hostFacts(host, assets({ 'index.html': 'b', 'main.js': 'a' }))).build).toBe(build);
    expect((await hostFacts(host, assets({ 'index.html': 'b', 'main.js': 'c' }))).build).not.toBe(build);
  });
});
