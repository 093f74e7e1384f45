import { rspack } from '@rspack/core';
import { OWNER } from './stable-chunks.mjs';

/**
 * Lets the host have a say in every file a remote asks for after its entry: the bundler's own loader knows neither the integrity hashes of the
 * release set nor that an attempt is a second one. The federation runtime has a hook for exactly this, but only its entry goes through it.
 */
export class LoadingHooksPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('LoadingHooks', (compilation) => {
      const hooks = rspack.RuntimePlugin.getCompilationHooks(compilation);
      const owner = JSON.stringify(compilation.outputOptions.chunkLoadingGlobal);
      hooks.createScript.tap(
        'LoadingHooks',
        (code) => `${code}\n${askHost('script')}\nscript.dataset.${OWNER} = ${owner};`,
      );
      hooks.createLink.tap('LoadingHooks', (code) => `${code}\n${askHost('link')}`);
      compilation.hooks.additionalTreeRuntimeRequirements.tap('LoadingHooks', (chunk, requirements) => {
        requirements.add(rspack.RuntimeGlobals.moduleCache);
        compilation.addRuntimeModule(chunk, new ClearFailures());
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
