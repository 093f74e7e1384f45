import { readFileSync } from 'node:fs';
import { rspack } from '@rspack/core';

/**
 * Writes `index.html` from a template: `__SCRIPTS__` becomes the first files of the host. `__NONCE__` stays, the server puts the nonce of
 * each answer there.
 */
export class HtmlPlugin {
  /** @param {string} template */
  constructor(template) {
    this.template = template;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Html', (compilation) => {
      compilation.fileDependencies.add(this.template);
      compilation.hooks.processAssets.tap(
        { name: 'Html', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
          const page = readFileSync(this.template, 'utf8').replace('__SCRIPTS__', tagsOf(files).join('\n    '));
          compilation.emitAsset('index.html', new rspack.sources.RawSource(page));
        },
      );
    });
  }
}

/** @param {readonly string[]} files */
function tagsOf(files) {
  return files
    .filter((file) => !file.includes('hot-update'))
    .flatMap((file) => {
      if (file.endsWith('.css')) return [`<link rel="stylesheet" href="/${file}" />`];
      return file.endsWith('.js') ? [`<script defer src="/${file}"></script>`] : [];
    });
}
