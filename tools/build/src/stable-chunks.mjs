import { AssetsPlugin, DEV_TOOLING } from './assets-plugin.mjs';
import { rspack } from '@rspack/core';

/**
 * Keeps chunks byte for byte the same over the versions of a remote. A chunk hands itself in at a global whose name holds the container, and thus the
 * version, since two builds in one page must not share it. Chunks hand themselves in at their script element instead, where the runtime that asked for
 * them puts its list (`LoadingHooksPlugin`): what did not change keeps its content, its hash and its name, and stays in the cache of browsers.
 * @param {string} early Name of the global at which chunks wait that a host of another kind preloads as scripts; there is one version of a remote in its page.
 */
export const stableChunksPlugin = (early) =>
  // After minification, before source maps and the names of files are made of their content.
  new AssetsPlugin('StableChunks', DEV_TOOLING - 1, (compilation) => {
    const own = `(globalThis.${compilation.outputOptions.chunkLoadingGlobal}||=[])`;
    for (const file of chunkFiles(compilation))
      compilation.updateAsset(file, (source) => {
        const start = source.source().toString().indexOf(own);
        if (start === -1) throw new Error(`${file} does not register itself at ${own}`);
        const changed = new rspack.sources.ReplaceSource(source);
        changed.replace(start, start + own.length - 1, `(document.currentScript.${LIST}||(self.${early}||=[]))`);
        return changed;
      });
  });

/** Start of the name of the global at which the chunks of a container hand themselves in: the container's name follows, put there by stableEntryPlugin. */
export const CHUNKS = 'navetteChunks';

/** Property of a script element with the list of the runtime which asked for it. */
const LIST = 'chunks';

/** @param {import('@rspack/core').Compilation} compilation */
function chunkFiles({ chunks }) {
  return [...chunks]
    .filter((chunk) => !chunk.hasRuntime())
    .flatMap((chunk) => [...chunk.files].filter((file) => file.endsWith('.js')));
}

/**
 * Lets the host have a say in every file a remote asks for after its entry: the bundler's own loader knows neither the integrity hashes of the
 * release set nor that an attempt is a second one. The federation runtime has a hook for exactly this, but only its entry goes through it.
 */
export class LoadingHooksPlugin {
  /** @param {string} early As in {@link stableChunksPlugin}. */
  constructor(early) {
    this.early = early;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('LoadingHooks', (compilation) => {
      const hooks = rspack.RuntimePlugin.getCompilationHooks(compilation);
      const list = `globalThis[${JSON.stringify(compilation.outputOptions.chunkLoadingGlobal)}]`;
      hooks.createScript.tap('LoadingHooks', (code) => `${code}\n${askHost('script')}\nscript.${LIST} = ${list};`);
      hooks.createLink.tap('LoadingHooks', (code) => `${code}\n${askHost('link')}`);
      compilation.hooks.additionalTreeRuntimeRequirements.tap('LoadingHooks', (chunk, requirements) => {
        requirements.add(rspack.RuntimeGlobals.moduleCache);
        compilation.addRuntimeModule(chunk, new ClearFailures());
        compilation.addRuntimeModule(chunk, new EarlyChunks(list, this.early));
      });
    });
  }
}

/** @param {'script' | 'link'} kind */
function askHost(kind) {
  const hook = kind === 'script' ? 'createScript' : 'createLink';
  const url = kind === 'script' ? 'script.src' : 'link.href';
  return `var made = ${rspack.RuntimeGlobals.require}.federation.instance?.loaderHook.lifecycle.${hook}.emit({ url: ${url}, attrs: {} });
if (made) ${kind} = made.${kind} || made;`;
}

/**
 * The module cache keeps a module that threw during evaluation, with its error. The host calls
 * `navetteForget[container]()` before another attempt.
 */
class ClearFailures extends rspack.RuntimeModule {
  constructor() {
    super('navette clear failures');
  }

  /**
   * @override
   * @returns {string}
   */
  generate() {
    const name = JSON.stringify(this.compilation?.outputOptions.uniqueName);
    return `(globalThis.navetteForget ||= {})[${name}] = () => {
  var cache = ${rspack.RuntimeGlobals.moduleCache};
  for (var id in cache) if (cache[id].error !== undefined) delete cache[id];
};`;
  }
}

/** Takes the chunks that a host of another kind preloaded, and those that come later that way. */
class EarlyChunks extends rspack.RuntimeModule {
  /** @param {string} list @param {string} early */
  constructor(list, early) {
    super('navette early chunks');
    this.list = list;
    this.early = early;
  }

  /**
   * @override
   * @returns {string}
   */
  generate() {
    return `${this.list} = self.${this.early}?.splice?.(0) ?? [];
self.${this.early} = { push: (chunk) => ${this.list}.push(chunk) };`;
  }
}
