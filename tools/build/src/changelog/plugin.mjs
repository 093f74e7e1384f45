import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { notesOf } from './notes.mjs';

/**
 * Writes `changelog.json`: what each version brings, as part of what is published, so that ops read it where the version is and not where its sources are.
 */
export class ChangelogPlugin {
  /** @param {string} root Folder of the remote's package. */
  constructor(root) {
    this.root = root;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Changelog', (compilation) => {
      const file = join(this.root, 'CHANGELOG.md');
      // A watched file that is not there counts as changed.
      (existsSync(file) ? compilation.fileDependencies : compilation.missingDependencies).add(file);
      compilation.hooks.processAssets.tap(
        { name: 'Changelog', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          compilation.emitAsset('changelog.json', new rspack.sources.RawSource(JSON.stringify(notesOf(this.root))));
        },
      );
    });
  }
}
