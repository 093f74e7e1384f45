import { rmSync } from 'node:fs';

/** Maps lie outside of what the bundler cleans: those of former builds go before new ones come. */
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
