import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';

export const languages = ['fr', 'nl', 'en'];

const run = promisify(execFile);
const formatjs = createRequire(import.meta.url).resolve('@formatjs/cli/bin/formatjs');

/** Compiles `messages/<language>.json` to parsed messages, so that no parser of them travels to the browser. */
export class CataloguesPlugin {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Catalogues', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'Catalogues', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          await Promise.all(languages.map((language) => this.emit(compilation, language)));
        },
      );
    });
  }

  /**
   * @param {import('@rspack/core').Compilation} compilation
   * @param {string} language
   */
  async emit(compilation, language) {
    const source = join(this.folder, `${language}.json`);
    compilation.fileDependencies.add(source);
    if (!existsSync(source)) {
      compilation.errors.push(
        new rspack.WebpackError(`${source} is missing: every package speaks ${languages.join(', ')}`),
      );
      return;
    }
    compilation.emitAsset(`messages/${language}.json`, new rspack.sources.RawSource(await compileCatalogue(source)));
  }
}

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
