import { rmSync } from 'node:fs';

/** Deletes the source maps of former builds, which are outside of the folder that the bundler cleans. */
export class FreshMapsPlugin {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.beforeRun.tap('FreshMaps', () => rmSync(this.folder, { recursive: true, force: true }));
  }
}
