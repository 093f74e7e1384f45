import { rspack } from '@rspack/core';

/** @typedef {import('@rspack/core').Compilation} Compilation */

/** Stages in the making of the files of a build, in their order. */
export const {
  PROCESS_ASSETS_STAGE_ADDITIONAL: ADDITIONAL,
  PROCESS_ASSETS_STAGE_DERIVED: DERIVED,
  PROCESS_ASSETS_STAGE_DEV_TOOLING: DEV_TOOLING,
  PROCESS_ASSETS_STAGE_REPORT: REPORT,
} = rspack.Compilation;

/** Plugin that works on the files of a build at a stage of their making. */
export class AssetsPlugin {
  /**
   * @param {string} name
   * @param {number} stage
   * @param {(compilation: Compilation) => unknown} work
   * @param {(compilation: Compilation) => void} [begin] Done when the build begins, for files that are watched.
   */
  constructor(name, stage, work, begin) {
    this.name = name;
    this.stage = stage;
    this.work = work;
    this.begin = begin;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply({ hooks }) {
    const { name, stage } = this;
    hooks.thisCompilation.tap(name, (compilation) => {
      this.begin?.(compilation);
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => void (await this.work(compilation)));
    });
  }
}

/** Adds a file to a build. @param {Compilation} compilation @param {string} name @param {string | Buffer} content */
export const emit = (compilation, name, content) => compilation.emitAsset(name, new rspack.sources.RawSource(content));

/** Fails a build. @param {Compilation} compilation @param {string} fault */
export const fail = (compilation, fault) => void compilation.errors.push(new rspack.WebpackError(fault));

/** Text of a file of a build; empty for none. @param {Compilation} compilation @param {string} name */
export const textOf = (compilation, name) => compilation.getAsset(name)?.source.source().toString() ?? '';
