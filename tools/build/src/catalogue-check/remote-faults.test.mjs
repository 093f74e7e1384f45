import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { remoteFaults } from './faults.mjs';

/** @param {Record<string, Record<string, string>>} messages By language. @param {string} code */
function remote(messages, code) {
  const root = mkdtempSync(join(tmpdir(), 'remote-'));
  const shared = Object.fromEntries(
    ['fr', 'nl', 'en'].map((language) => [
      `node_modules/@navette/shared/messages/${language}.json`,
      { 'shared.save': 'Save', 'shared.unused': 'Nobody here says it' },
    ]),
  );
  const own = Object.fromEntries(
    Object.entries(messages).map(([language, texts]) => [`messages/${language}.json`, texts]),
  );
  for (const [file, content] of Object.entries({ ...shared, ...own, 'package.json': {} })) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), JSON.stringify(content));
  }
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src/page.tsx'), code);
  return root;
}

describe('the catalogues of a remote', () => {
  const texts = { 'wallet.title': 'Wallets' };

  it('accepts a remote whose keys are in its own or the shared catalogues, in three languages', () => {
    expect(remoteFaults(remote({ fr: texts, nl: texts, en: texts }, "t('wallet.title'); t('shared.save');"))).toEqual(
      [],
    );
  });

  it('names file and key of a fault in the catalogues of a remote', () => {
    const fr = { ...texts, 'wallet.old': 'Ancien', 'shared.save': 'Garder' };
    expect(remoteFaults(remote({ fr, nl: {}, en: texts }, "t('wallet.title'); t('wallet.month');"))).toEqual(
      expect.arrayContaining([
        'messages/nl.json: wallet.title: missing, messages/fr.json has it',
        'messages/fr.json: wallet.old: not used anywhere',
        'messages/fr.json: shared.save: also a key of shared',
        'src/page.tsx: wallet.month: missing in the catalogues of this remote or shared',
      ]),
    );
  });
});
