import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from './packages.mjs';
import { mended } from './wording.mjs';

/**
 * Sorts the catalogues of a remote and mends their typography, as far as it has one right form.
 * @param {string} root Folder of the remote.
 */
export function fixCatalogues(root) {
  for (const language of LANGUAGES) {
    const file = join(root, `messages/${language}.json`);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '{}\n';
    /** @type {Record<string, unknown>} */
    const messages = JSON.parse(before);
    const sorted = Object.entries(messages).toSorted(([left], [right]) => (left < right ? -1 : 1));
    const after = Object.fromEntries(sorted.map(([key, text]) => [key, mended(language, key, text)]));
    writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`);
  }
}
