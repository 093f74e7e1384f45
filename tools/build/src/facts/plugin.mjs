import { rspack } from '@rspack/core';
import { requestedRanges } from '../shared-modules.mjs';
import { callsIn } from './calls.mjs';
import { readContract } from './contract.mjs';
import { moduleCode } from './module-code.mjs';
import { searchFaults, withPaths } from './searches.mjs';
import { shapeOf } from './shapes.mjs';

/** @typedef {import('./searches.mjs').Search} Search */

/**
 * Writes the facts that the build derives from the code of a remote: `facts.json`, and in the declaration the operations that the code calls,
 * which ops verify.
 */
export class FactsPlugin {
  /**
   * @param {string} root Folder of the remote's package.
   * @param {Record<string, string>} exposes Module → its first file.
   * @param {import('../budgets.mjs').Sizes | undefined} budget
   */
  constructor(root, exposes, budget) {
    this.root = root;
    this.exposes = exposes;
    this.budget = budget;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Facts', (compilation) => {
      // After the declaration, which is written among the additional assets.
      compilation.hooks.processAssets.tapPromise(
        { name: 'Facts', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DERIVED },
        async () => {
          const declared = compilation.getAsset('declaration.json')?.source.source().toString();
          // Without a declaration, or with code that can't be followed, the build has failed for a reason that it says; while watching, the next edit counts.
          if (declared === undefined) return;
          try {
            const declaration = JSON.parse(declared);
            const { searches = [] } = declaration;
            const { facts, faults, paths } = await factsOf(this.root, this.exposes, declaration.operations, searches);
            for (const fault of faults) compilation.errors.push(new rspack.WebpackError(fault));
            const complete = {
              ...declaration,
              ...(searches.length > 0 && { searches: withPaths(searches, paths) }),
              operations: Object.keys(facts.operations),
            };
            compilation.updateAsset(
              'declaration.json',
              new rspack.sources.RawSource(JSON.stringify(complete, null, 2)),
            );
            compilation.emitAsset(
              'facts.json',
              new rspack.sources.RawSource(JSON.stringify({ ...facts, budget: this.budget })),
            );
          } catch (error) {
            compilation.errors.push(
              new rspack.WebpackError(
                `The calls of the API can't be found: ${error instanceof Error ? error.message : String(error)}`,
              ),
            );
          }
        },
      );
    });
  }
}

/**
 * @param {string} root
 * @param {Record<string, string>} exposes
 * @param {string[]} named operationIds that the declaration names: guarded or searched.
 * @param {Search[]} [searches] What the declaration adds to the search.
 */
export async function factsOf(root, exposes, named, searches = []) {
  const contract = readContract(root);
  const { modules } = await moduleCode(root, exposes);
  const found = Object.entries(modules).map(([module, script]) => ({ module, ...callsIn(script, contract) }));
  const searched = searches.map(({ operation }) => operation);
  const inCode = new Set(found.flatMap(({ operations }) => operations));
  const called = [...new Set([...inCode, ...searched])].sort();
  const byId = new Map([...contract.operations.values()].map((operation) => [operation.id, operation]));
  return {
    facts: {
      operations: Object.fromEntries(
        called.flatMap((id) => {
          const operation = byId.get(id);
          return operation ? [[id, shapeOf(operation, contract.document)]] : [];
        }),
      ),
      modules: Object.fromEntries(found.map(({ module, operations }) => [module, operations])),
      shared: requestedRanges(root),
    },
    faults: [
      ...new Set(found.flatMap(({ faults }) => faults)),
      ...guardedInVain(called, named),
      ...searches.flatMap((search) => searchFaults(search, byId.get(search.operation))),
    ],
    paths: new Map([...byId].map(([id, { path }]) => [id, path])),
  };
}

/**
 * @param {string[]} called
 * @param {string[]} guarded
 * @returns {string[]}
 */
export const guardedInVain = (called, guarded) =>
  guarded.filter((id) => !called.includes(id)).map((id) => `src/remote.ts: guarded names '${id}', which nothing calls`);
