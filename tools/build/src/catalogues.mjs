import { ADDITIONAL, AssetsPlugin, emit, fail } from './assets-plugin.mjs';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const languages = ['fr', 'nl', 'en'];

const run = promisify(execFile);
const formatjs = createRequire(import.meta.url).resolve('@formatjs/cli/bin/formatjs');

/** Compiles `messages/<language>.json` to parsed messages, so that no parser of them travels to the browser. */
/** @param {string} folder */
export const cataloguesPlugin = (folder) =>
  new AssetsPlugin('Catalogues', ADDITIONAL, (compilation) =>
    Promise.all(
      languages.map(async (language) => {
        const source = join(folder, `${language}.json`);
        compilation.fileDependencies.add(source);
        if (existsSync(source)) emit(compilation, `messages/${language}.json`, await compileCatalogue(source));
        else fail(compilation, `${source} is missing: every package needs ${languages.join(', ')}`);
      }),
    ),
  );

/**
 * @param {string} file Flat JSON: key → text in ICU syntax.
 * @returns {Promise<string>} JSON: key → parsed message.
 */
export async function compileCatalogue(file) {
  const { stdout } = await run(process.execPath, [formatjs, 'compile', file, '--ast', '--format', 'simple'], {
    maxBuffer: 64e6,
  });
  return JSON.stringify(JSON.parse(stdout));
}
